import { COST_TYPE, INSTANCE_STATUS, SETTLEMENT_STATUS } from '@compute-market/contract/enumerations';
import { divideRounded } from '@compute-market/contract/rules/money';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { rows } from '../../db/rows';
import { settlement } from '../../db/schema/partner';
import type { Services } from '../../http/handler';
import { isEarlyReturn } from '../instance/early-return-key';
import { requireCoherentBooks } from '../../ledger/nightly-audit';
import { dayOf, monthOf, spanOfMonth } from '../../platform/beijing-days';

const { open, toConfirm, confirmed, paid } = SETTLEMENT_STATUS;
/** The platform's share of what a machine earns. */
const platformFeeBp = 2000;
const userDigits = 6;

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

/** What was paid back in a month for rentals that had run on the partner's machines; zero or less. What went back for early releases was never earned (earnings.ts). */
async function paidBack(tx: Tx, { userId, month }: MonthSum): Promise<bigint> {
  const { begin, end } = spanOfMonth(month);
  const [row] = await rows<{ sum: string }>(
    tx,
    sql`select coalesce(sum(c.amount_fen), 0)::text as sum from cost_item c join instance i on i.id = c.instance_id join host h on h.id = i.host_id
      where h.partner_user_id = ${userId} and c.cost_type = ${COST_TYPE.refund} and i.status <> ${INSTANCE_STATUS.startFailedRefunded} and not ${isEarlyReturn}
      and c.created_at >= ${begin.toISOString()}::timestamptz and c.created_at < ${end.toISOString()}::timestamptz`,
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
      feeFen: divideRounded(sum.incomeFen * BigInt(platformFeeBp), 10_000n),
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

/** What staff do with a sheet: the sums are confirmed, then paid to the partner's bank. */
export const settlementActions = ['confirm', 'pay'] as const;
export type SettlementAction = (typeof settlementActions)[number];
const steps = { confirm: { from: toConfirm, to: confirmed }, pay: { from: confirmed, to: paid } } as const;

/** The step that is open in a state, if any. */
export const openSettlementAction = (status: number): SettlementAction | null =>
  settlementActions.find((action) => steps[action].from === status) ?? null;

/** Moves a sheet one step, once; false when it was not in the state for it. Refuses to pay while the books have a difference. */
export async function moveSettlement(tx: Tx, id: number, action: SettlementAction, at: Date): Promise<boolean> {
  if (action === 'pay') await requireCoherentBooks(tx);
  const { from, to } = steps[action];
  const moved = await tx
    .update(settlement)
    .set({ status: to, ...(action === 'pay' ? { paidAt: at } : {}) })
    .where(and(eq(settlement.id, id), eq(settlement.status, from)))
    .returning({ id: settlement.id });
  return moved.length > 0;
}
