import { NOTICE_EVENT } from '@compute-market/contract/enumerations';
import { formatMoney } from '@compute-market/contract/rules/money';
import { routes } from '@compute-market/contract/routes';
import { hourMs } from '@compute-market/contract/rules/time-units';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { rows } from '../../db/rows';
import { billedMonth, monthlyBill, monthlyBillMovement, monthlyBillSpending } from '../../db/schema/bill';
import type { Services } from '../../http/handler';
import { defineJob } from '../../jobs/job';
import { fenOf } from '../../ledger/amount';
import { areDaysKept } from '../../ledger/kept-days';
import { INTERNAL_KIND } from '../../ledger/transaction';
import { dayOf, monthOf, spanOfMonth } from '../../platform/beijing-days';
import { remind } from '../reminder/remind';
import { changeOf, figuresIn, spentOf, type Figures } from './figures';

/** Past midnight: what was paid in the last seconds of the month is written by then. */
const delayMs = 600_000;
/** Customers in one step. */
const batch = 200;

type Progress = typeof billedMonth.$inferSelect;

const monthAfter = (month: string): string => monthOf(dayOf(spanOfMonth(month).end));

/** The month to go on with: the one that is being closed, or the next; null while there is none, or it is not over. */
async function monthToClose(tx: Tx, now: Date): Promise<Progress | null> {
  const [last] = await tx.select().from(billedMonth).orderBy(desc(billedMonth.month)).limit(1).for('update');
  if (last !== undefined && !last.closed) return last;
  const [first] =
    last === undefined
      ? await rows<{ month: string | null }>(tx, sql`select to_char(min(day), 'YYYY-MM') as month from statement_day`)
      : [{ month: monthAfter(last.month) }];
  const month = first?.month ?? null;
  if (month === null || spanOfMonth(month).end.getTime() + delayMs > now.getTime()) return null;
  const progress = { month, closedToUserId: 0, closed: false };
  await tx.insert(billedMonth).values(progress);
  return progress;
}

/** The next customers whose money moved in a month. */
async function movedIn(tx: Tx, { month, closedToUserId }: Progress): Promise<number[]> {
  const { begin, end } = spanOfMonth(month);
  const found = await rows<{ user_id: bigint }>(
    tx,
    sql`select distinct user_id from statement_day where user_id > ${closedToUserId} and kind <> ${INTERNAL_KIND}
      and day >= ${dayOf(begin)}::date and day < ${dayOf(end)}::date order by user_id limit ${batch}`,
  );
  return found.map(({ user_id }) => Number(user_id));
}

/** What each customer's last bill ended with: months are closed in their order. */
async function lastBills(tx: Tx, userIds: readonly number[]) {
  const found = await tx
    .selectDistinctOn([monthlyBill.userId])
    .from(monthlyBill)
    .where(inArray(monthlyBill.userId, [...userIds]))
    .orderBy(monthlyBill.userId, desc(monthlyBill.month));
  return new Map(found.map((bill) => [bill.userId, bill]));
}

async function write(tx: Tx, bill: typeof monthlyBill.$inferInsert, { movements, spending }: Figures): Promise<void> {
  const [written] = await tx.insert(monthlyBill).values(bill).returning({ billId: monthlyBill.id });
  if (written === undefined) throw new Error(`the bill of ${bill.userId} for ${bill.month} was not written`);
  if (movements.length > 0)
    await tx.insert(monthlyBillMovement).values(movements.map((line) => ({ ...written, ...line })));
  if (spending.length > 0)
    await tx.insert(monthlyBillSpending).values(spending.map((line) => ({ ...written, ...line })));
}

async function tell(tx: Tx, bill: typeof monthlyBill.$inferInsert, figures: Figures): Promise<void> {
  const month = `${bill.month.slice(0, 4)} 年 ${Number(bill.month.slice(5))} 月`;
  const spent = formatMoney(fenOf(spentOf(figures)));
  await remind(tx, {
    key: `bill:${bill.userId}:${bill.month}`,
    userId: bill.userId,
    subAccountId: null,
    event: NOTICE_EVENT.bill,
    title: '月账单已出',
    text: `${month}账单已出：消费 ${spent}，期末余额 ${formatMoney(fenOf(bill.closingCashFen))}。`,
    link: routes.bill.to({ month: bill.month }),
    at: bill.closedAt,
  });
}

/** Closes the month for the next customers. Answers whether more is left to do now. */
export async function closeSome(tx: Tx, { clock }: Pick<Services, 'clock'>): Promise<boolean> {
  if (!(await areDaysKept(tx))) return false;
  const now = clock.now();
  const progress = await monthToClose(tx, now);
  if (progress === null) return false;
  const { month } = progress;
  const userIds = await movedIn(tx, progress);
  const before = await lastBills(tx, userIds);
  // Whoever comes to the product late is told of the last month alone.
  const isNews = monthAfter(month) === monthOf(dayOf(now));
  for (const [userId, figures] of await figuresIn(tx, userIds, spanOfMonth(month))) {
    const last = before.get(userId);
    const openingCashFen = last?.closingCashFen ?? 0n;
    const openingVoucherFen = last?.closingVoucherFen ?? 0n;
    const change = changeOf(figures);
    const bill = {
      userId,
      month,
      openingCashFen,
      openingVoucherFen,
      closingCashFen: openingCashFen + change.cashFen,
      closingVoucherFen: openingVoucherFen + change.voucherFen,
      closedAt: now,
    };
    await write(tx, bill, figures);
    if (isNews) await tell(tx, bill, figures);
  }
  const closed = userIds.length < batch;
  await tx
    .update(billedMonth)
    .set({ closed, closedToUserId: userIds.at(-1) ?? progress.closedToUserId })
    .where(eq(billedMonth.month, month));
  return true;
}

/** Closes the months that are over, some customers at a time, then looks again after each full hour. */
export const closeMonths = defineJob(
  'bill.close',
  async (tx, _payload, services) => {
    const now = services.clock.now();
    if (await closeSome(tx, services)) return { again: now };
    return { again: new Date(Math.floor(now.getTime() / hourMs) * hourMs + hourMs + delayMs) };
  },
  { lane: 'upkeep', standing: true },
);
