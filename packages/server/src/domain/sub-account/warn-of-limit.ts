import { NOTICE_EVENT } from '@compute-market/contract/enumerations';
import { formatMoney } from '@compute-market/contract/rules/money';
import { routes } from '@compute-market/contract/routes';
import { limitWarning, usedOf } from '@compute-market/contract/rules/sub-account';
import { formatMonthStart, monthStart } from '@compute-market/contract/rules/time';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { subAccounts } from '../../db/schema/account';
import { spendingLimits } from '../../ledger/spending-limits';
import { dayOf, monthOf } from '../../platform/beijing-days';
import { remind } from '../reminder/remind';

const titles = {
  total: { 80: '子账号额度即将用完', 100: '子账号额度已用完' },
  month: { 80: '子账号本月限额即将用完', 100: '子账号本月限额已用完' },
} as const;

/** Tells the main account that a sub-account has nearly or wholly used up a limit, each once for its sum, step and month. Called after it has spent. */
export async function warnOfLimit(
  tx: Tx,
  spender: { readonly userId: number; readonly subAccountId: number | null },
  at: Date,
): Promise<void> {
  if (spender.subAccountId === null) return;
  const [row] = await tx.select().from(subAccounts).where(eq(subAccounts.id, spender.subAccountId));
  if (row === undefined) return;
  const limits = (await spendingLimits(tx, [row], at)).get(row.id);
  if (limits === undefined) return;
  const { total, month } = limits;

  const tell = (of: keyof typeof titles, warning: 80 | 100, about: { readonly key: string; readonly text: string }) =>
    remind(tx, {
      key: `${about.key}:${warning}`,
      userId: spender.userId,
      subAccountId: null,
      event: NOTICE_EVENT.lowBalance,
      title: titles[of][warning],
      text: `子账号「${row.name}」${about.text}可在账号信息中调整额度。`,
      link: routes.account.to(),
      at,
    });

  const ofTotal = limitWarning(total);
  if (ofTotal !== 0)
    await tell('total', ofTotal, {
      key: `sub-limit:${row.id}:${row.moneyLimitFen}`,
      text: `已使用 ${formatMoney(total.used)}，额度 ${formatMoney(total.limit)}。${ofTotal === 100 ? '其实例将无法续费，' : ''}`,
    });
  // With the total used up, a month to wait for would help nobody.
  const ofMonth = month === null || ofTotal === 100 ? 0 : limitWarning(month);
  if (month !== null && ofMonth !== 0)
    await tell('month', ofMonth, {
      key: `sub-month-limit:${row.id}:${monthOf(dayOf(at))}:${month.limit}`,
      text: `本月已使用 ${formatMoney(usedOf(month))}，每月限额 ${formatMoney(month.limit)}。${ofMonth === 100 ? `${formatMonthStart(monthStart(month.since, 1))}前其实例将无法续费，` : ''}`,
    });
}
