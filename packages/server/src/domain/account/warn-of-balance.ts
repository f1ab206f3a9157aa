import { NOTICE_EVENT } from '@compute-market/contract/enumerations';
import { formatMoney } from '@compute-market/contract/rules/money';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { users } from '../../db/schema/account';
import { ledgerTransaction } from '../../db/schema/ledger';
import { fenOf } from '../../ledger/amount';
import type { Payment } from '../../ledger/charge';
import { fenFromWire } from '../../platform/wire';
import { remind } from '../reminder/remind';
import { noticeSettingOf } from './notice-setting';

/** Tells the main account, once for each charge that does it, that its balance has fallen below the sum it chose (screens B11). Called after it has paid. */
export async function warnOfBalance(
  tx: Tx,
  userId: number,
  paid: Payment & { readonly transactionId: number },
  at: Date,
): Promise<void> {
  const takenFen = paid.cashFen + paid.creditFen;
  if (takenFen === 0n) return;
  const [after] = await tx
    .select({ leftFen: ledgerTransaction.cashAfterFen, settings: users.noticeSettings })
    .from(ledgerTransaction)
    .innerJoin(users, eq(users.id, ledgerTransaction.userId))
    .where(eq(ledgerTransaction.id, paid.transactionId));
  if (after === undefined) return;
  const { leftFen } = after;
  const leastFen = fenFromWire(noticeSettingOf(after.settings)[NOTICE_EVENT.lowBalance].threshold);
  if (leftFen >= leastFen || leftFen + takenFen < leastFen) return;
  const text = `可用余额 ${formatMoney(fenOf(leftFen))}，已低于您设置的 ${formatMoney(fenOf(leastFen))}。请及时充值，以免实例到期后无法续费。`;
  await remind(tx, {
    key: `low-balance:${paid.transactionId}`,
    userId,
    subAccountId: null,
    event: NOTICE_EVENT.lowBalance,
    title: '余额不足',
    text,
    at,
  });
}
