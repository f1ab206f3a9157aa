import { NOTICE_EVENT } from '@compute-market/contract/enumerations';
import { fen, formatMoney } from '@compute-market/contract/rules/money';
import { limitWarning } from '@compute-market/contract/rules/sub-account';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { subAccounts } from '../../db/schema/account';
import { fenOf } from '../../ledger/amount';
import { remind } from '../reminder/remind';

/** Tells the main account, once for each limit and step, that a sub-account has nearly or wholly used it up. Called after it has spent. */
export async function warnOfLimit(
  tx: Tx,
  spender: { readonly userId: number; readonly subAccountId: number | null },
  at: Date,
): Promise<void> {
  if (spender.subAccountId === null) return;
  const [row] = await tx.select().from(subAccounts).where(eq(subAccounts.id, spender.subAccountId));
  if (row === undefined) return;
  const warning = limitWarning({ used: fenOf(row.spentFen), limit: fenOf(row.moneyLimitFen) });
  if (warning === 0) return;
  const limit = formatMoney(fen(Number(row.moneyLimitFen)));
  await remind(tx, {
    key: `sub-limit:${row.id}:${row.moneyLimitFen}:${warning}`,
    userId: spender.userId,
    subAccountId: null,
    event: NOTICE_EVENT.lowBalance,
    title: warning === 100 ? '子账号额度已用完' : '子账号额度即将用完',
    text: `子账号「${row.name}」已使用 ${formatMoney(fen(Number(row.spentFen)))}，额度 ${limit}。${warning === 100 ? '其实例将无法续费，' : ''}可在账号信息中调整额度。`,
    at,
  });
}
