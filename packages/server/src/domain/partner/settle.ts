import { SETTLEMENT_STATUS } from '@compute-market/contract/enumerations';
import { divideRounded } from '@compute-market/contract/rules/money';
import { and, eq, gt, lte, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { rows } from '../../db/rows';
import { payoutAccount, settlement } from '../../db/schema/partner';
import type { Services } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { requireCoherentBooks } from '../../ledger/nightly-audit';
import { dayOf, monthOf } from '../../platform/beijing-days';
import { shownAccount } from './payout-account';
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

/** Where the owner of a sheet is paid to; null where that was not told. */
async function payoutOf(tx: Tx, id: number): Promise<string | null> {
  const [found] = await tx
    .select({ account: payoutAccount })
    .from(settlement)
    .innerJoin(payoutAccount, eq(payoutAccount.userId, settlement.userId))
    .where(eq(settlement.id, id))
    .for('share', { of: payoutAccount });
  return found ? shownAccount(found.account) : null;
}

/** Throws a refusal for a sheet that has nothing to pay (decisions 224). */
export async function requirePayable(tx: Tx, id: number): Promise<void> {
  const [sheet] = await tx.select().from(settlement).where(eq(settlement.id, id));
  if (sheet !== undefined && netOfSheet(sheet) <= 0n)
    throw new Refusal('INVALID_REQUEST', { reason: '应付金额不大于 0，无需打款，请处理其他结算单' });
}

/**
 * Moves a sheet one step, once; false when it was not in the state for it, or nobody told where to pay to. Refuses to pay while the books have a
 * difference, and a sheet with nothing to pay.
 */
export async function moveSettlement(tx: Tx, id: number, action: SettlementAction, at: Date): Promise<boolean> {
  const { from, to } = steps[action];
  let change: Partial<typeof settlement.$inferInsert> = { status: to };
  if (action === 'return') change = { ...change, dispute: '' };
  if (action === 'pay') {
    await requirePayable(tx, id);
    await requireCoherentBooks(tx);
    const paidTo = await payoutOf(tx, id);
    if (paidTo === null) return false;
    change = { ...change, paidAt: at, paidTo };
  }
  const moved = await tx
    .update(settlement)
    .set(change)
    .where(and(eq(settlement.id, id), eq(settlement.status, from)))
    .returning({ id: settlement.id });
  return moved.length > 0;
}
