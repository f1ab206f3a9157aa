import { SETTLEMENT_STATUS } from '@compute-market/contract/enumerations';
import { divideRounded } from '@compute-market/contract/rules/money';
import { formatTime } from '@compute-market/contract/rules/time';
import { and, eq, gt, lte, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { rows } from '../../db/rows';
import { payoutAccount, settlement } from '../../db/schema/partner';
import type { Services } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { requireCoherentBooks } from '../../ledger/nightly-audit';
import { dayOf, monthOf } from '../../platform/beijing-days';
import { wireTime } from '../../platform/wire';
import { shownAccount, tailOf } from './payout-account';
import { backOfMonth } from './settlement-lines';

const { open, toConfirm, confirmed, paid, disputed } = SETTLEMENT_STATUS;
/** The platform's share of what a machine earns. */
export const platformFeeBp = 2000;

/** The platform's share of a sum. Fen. */
export const feeOf = (incomeFen: bigint): bigint => divideRounded(incomeFen * BigInt(platformFeeBp), 10_000n);
const userDigits = 6;

type SheetSums = Pick<typeof settlement.$inferSelect, 'incomeFen' | 'feeFen' | 'adjustFen'>;

/** What a sheet pays: its income after the fee and what went back to customers. Fen. */
export const netOfSheet = ({ incomeFen, feeFen, adjustFen }: SheetSums): bigint => incomeFen - feeFen + adjustFen;

/** The same in a statement. */
export const sheetNet = sql`(${settlement.incomeFen} - ${settlement.feeFen} + ${settlement.adjustFen})`;

/** Sheets by which money is still owed, those of the running month too; one with nothing to pay is never paid (decisions 224). */
export const isUnpaid = and(ne(settlement.status, paid), gt(sheetNet, 0));

/** Sheets of which nobody has anything left to do: paid, or agreed to with nothing to pay. */
export const isSettled = sql`(${eq(settlement.status, paid)} or (${eq(settlement.status, confirmed)} and ${lte(sheetNet, 0)}))`;

interface MonthSum {
  readonly userId: number;
  readonly month: string;
  readonly incomeFen: bigint;
}

/** What each partner's posted days add up to, month by month, as far as no finished sheet says it. */
async function unfinishedMonths(tx: Tx): Promise<MonthSum[]> {
  const found = await rows<{ user_id: bigint; month: string; income: string }>(
    tx,
    sql`select d.user_id, left(d.day, 7) as month, sum(d.income_fen)::text as income from partner_day d
      where not exists (select 1 from settlement s where s.user_id = d.user_id and s.month = left(d.day, 7) and s.status <> ${open})
      group by d.user_id, left(d.day, 7) order by 2, 1`,
  );
  return found.map((row) => ({ userId: Number(row.user_id), month: row.month, incomeFen: BigInt(row.income) }));
}

/** What went back in a month: to customers, and what was posted for starts that failed. Fen, zero or less. */
async function paidBack(tx: Tx, { userId, month }: MonthSum): Promise<bigint> {
  const [row] = await rows<{ sum: string }>(
    tx,
    sql`select coalesce(sum(b.amount), 0)::text as sum from (${backOfMonth(userId, month)}) b`,
  );
  return BigInt(row?.sum ?? 0);
}

/** Writes each month's sheet anew while it runs; once it is over the sheet is finished and waits to be confirmed. */
export async function settleMonths(tx: Tx, { clock, ids }: Pick<Services, 'clock' | 'ids'>): Promise<void> {
  const now = clock.now();
  for (const sum of await unfinishedMonths(tx)) {
    const over = sum.month < monthOf(dayOf(now));
    const adjustFen = await paidBack(tx, sum);
    const figures = {
      incomeFen: sum.incomeFen,
      feeFen: feeOf(sum.incomeFen),
      adjustFen,
      status: over ? toConfirm : open,
      fileToken: over ? ids.token() : null,
    };
    await tx
      .insert(settlement)
      .values({
        userId: sum.userId,
        month: sum.month,
        settlementNo: `JS${sum.month.replace('-', '')}${String(sum.userId).padStart(userDigits, '0')}`,
        feeBp: platformFeeBp,
        createdAt: now,
        ...figures,
      })
      .onConflictDoUpdate({
        target: [settlement.userId, settlement.month],
        set: figures,
        setWhere: eq(settlement.status, open),
      });
  }
}

/** What staff do with a sheet: a dispute that is settled goes back to the partner, the sums are confirmed, then paid to the partner's bank. */
export const settlementActions = ['return', 'confirm', 'pay'] as const;
export type SettlementAction = (typeof settlementActions)[number];
const steps = {
  return: { from: disputed, to: toConfirm },
  confirm: { from: toConfirm, to: confirmed },
  pay: { from: confirmed, to: paid },
} as const;

/** The step that is open in a state, if any. */
export const openSettlementAction = (status: number): SettlementAction | null =>
  settlementActions.find((action) => steps[action].from === status) ?? null;

async function move(
  tx: Tx,
  id: number,
  action: SettlementAction,
  change: Partial<typeof settlement.$inferInsert>,
): Promise<boolean> {
  const { from, to } = steps[action];
  const moved = await tx
    .update(settlement)
    .set({ ...change, status: to })
    .where(and(eq(settlement.id, id), eq(settlement.status, from)))
    .returning({ id: settlement.id });
  return moved.length > 0;
}

/** Moves a sheet one step, once; false when it was not in the state for it. */
export const moveSettlement = (tx: Tx, id: number, action: Exclude<SettlementAction, 'pay'>): Promise<boolean> =>
  move(tx, id, action, action === 'return' ? { dispute: '' } : {});

/** Throws a refusal for a sheet that has nothing to pay (decisions 224). */
export async function requirePayable(tx: Tx, id: number): Promise<void> {
  const [sheet] = await tx.select().from(settlement).where(eq(settlement.id, id));
  if (sheet !== undefined && netOfSheet(sheet) <= 0n)
    throw new Refusal('INVALID_REQUEST', { reason: '应付金额不大于 0，无需打款，请处理其他结算单' });
}

/** Where a sheet that is to be paid goes to, and stays so until the transaction ends; undefined for any other, and where that was not told. */
async function payoutOf(tx: Tx, id: number): Promise<typeof payoutAccount.$inferSelect | undefined> {
  const [found] = await tx
    .select({ account: payoutAccount })
    .from(settlement)
    .innerJoin(payoutAccount, eq(payoutAccount.userId, settlement.userId))
    .where(and(eq(settlement.id, id), eq(settlement.status, steps.pay.from)))
    .for('share', { of: payoutAccount });
  return found?.account;
}

/**
 * Writes down that a sheet was paid, once, to the account whose number ends so (decisions 255); false when it was not in the state for it, or
 * nobody told where to pay to. Refuses where the partner has another account by now, while the books have a difference, and for a sheet with
 * nothing to pay.
 */
export async function paySettlement(
  tx: Tx,
  id: number,
  { accountTail, at }: { readonly accountTail: string; readonly at: Date },
): Promise<boolean> {
  await requirePayable(tx, id);
  await requireCoherentBooks(tx);
  const account = await payoutOf(tx, id);
  if (account === undefined) return false;
  const paidTo = shownAccount(account);
  if (tailOf(account) !== accountTail)
    throw new Refusal('STATE_CONFLICT', {
      reason: `款项打入尾号 ${accountTail}，而收款账户已于 ${formatTime(wireTime(account.changedAt))} 设为${paidTo}，没有改动，请核对`,
    });
  return move(tx, id, 'pay', { paidAt: at, paidTo });
}
