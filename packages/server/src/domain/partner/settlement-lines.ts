import { getSettlementLines } from '@compute-market/contract/calls/partner';
import { COST_TYPE, INSTANCE_STATUS, SETTLEMENT_LINE } from '@compute-market/contract/enumerations';
import { hourSeconds } from '@compute-market/contract/rules/time-units';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { rows } from '../../db/rows';
import { settlement } from '../../db/schema/partner';
import { implement } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { spanOfMonth } from '../../platform/beijing-days';
import { wireYuan } from '../../platform/wire';
import { isEarlyReturn } from '../instance/early-return-key';
import { failedStarts } from './earnings';
import { requirePartner } from './require-partner';

/** Said in the statement itself, so that the index of refunds serves it. */
const refund = sql.raw(String(COST_TYPE.refund));

export type Sheet = typeof settlement.$inferSelect;

/** The partner's own sheet; another's is not there. */
export async function ownSheet(tx: Tx, userId: number, id: number): Promise<Sheet> {
  const [sheet] = await tx
    .select()
    .from(settlement)
    .where(and(eq(settlement.id, id), eq(settlement.userId, userId)));
  if (sheet === undefined) throw new Refusal('NOT_FOUND', { reason: '结算单不存在，请刷新列表' });
  return sheet;
}

/**
 * Instances `i` of hosts `h` that were let for a partner: on its machines, and on one that went back to the platform those of the days on which it was
 * the partner's, since nothing is let on a machine when it goes back (membership.ts). What the platform lets on it from then on is the platform's.
 */
const letFor = (userId: number): SQL =>
  sql`(h.partner_user_id = ${userId} or h.id in (select p.host_id from partner_day p where p.user_id = ${userId})
      and to_char(i.created_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') <= (select max(p.day) from partner_day p where p.user_id = ${userId} and p.host_id = h.id))`;

/**
 * What went back in a month to customers who had rented a partner's machines, and what had been posted for starts that failed in it: rows of day, host and
 * fen, zero or less. What went back for early releases was never earned (earnings.ts).
 */
export function backOfMonth(userId: number, month: string): SQL {
  const { begin, end } = spanOfMonth(month);
  const theirs = letFor(userId);
  return sql`select to_char(c.created_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, i.host_id, c.amount_fen as amount
    from cost_item c join instance i on i.id = c.instance_id join host h on h.id = i.host_id
    where ${theirs} and c.cost_type = ${refund} and i.status <> ${INSTANCE_STATUS.startFailedRefunded} and not ${isEarlyReturn}
    and c.created_at >= ${begin.toISOString()}::timestamptz and c.created_at < ${end.toISOString()}::timestamptz
  union all ${failedStarts(theirs, { begin, end })}`;
}

/** Every day of every machine that earned something, and every day on which something of it went back. */
const linesOf = ({ userId, month }: Sheet): SQL => sql`
  select d.day, d.host_id, ${SETTLEMENT_LINE.rent} as kind, d.rented_seconds as seconds, d.income_fen as amount
    from partner_day d where d.user_id = ${userId} and d.day between ${`${month}-01`} and ${`${month}-31`} and (d.income_fen <> 0 or d.rented_seconds <> 0)
  union all
  select b.day, b.host_id, ${SETTLEMENT_LINE.refund}, 0, sum(b.amount) from (${backOfMonth(userId, month)}) b group by 1, 2`;

/** Hours with two decimals. */
export const rentHours = (seconds: string): number => Math.round((Number(seconds) / hourSeconds) * 100) / 100;

interface FoundLine extends Record<string, unknown> {
  day: string;
  host: string;
  gpu_type: string;
  kind: keyof typeof SETTLEMENT_LINE;
  seconds: string;
  amount: string;
}

/** What one machine did in the month of a sheet. */
export interface SheetMachine extends Record<string, unknown> {
  readonly host: string;
  readonly gpu_type: string;
  /** Seconds for which it was rented. */
  readonly seconds: string;
  /** Fen that it earned, and fen of it that went back to customers, zero or less. */
  readonly income: string;
  readonly refund: string;
}

/** The machines of a sheet by name: together they are its income, and what went back. */
export const machinesOfSheet = (tx: Tx, sheet: Sheet): Promise<SheetMachine[]> =>
  rows<SheetMachine>(
    tx,
    sql`select h.name as host, h.gpu_type, sum(l.seconds)::text as seconds,
        coalesce(sum(l.amount) filter (where l.kind = ${SETTLEMENT_LINE.rent}), 0)::text as income,
        coalesce(sum(l.amount) filter (where l.kind = ${SETTLEMENT_LINE.refund}), 0)::text as refund
      from (${linesOf(sheet)}) l join host h on h.id = l.host_id group by h.id, h.name, h.gpu_type order by h.name`,
  );

/** The days and machines of a sheet, the newest day first (decisions 116). */
export const listSettlementLines = implement(getSettlementLines, (input, context) =>
  context.transaction(async (tx) => {
    const userId = await requirePartner(tx, context);
    const lines = linesOf(await ownSheet(tx, userId, input.settlement_id));
    const found = await rows<FoundLine>(
      tx,
      sql`select l.day, h.name as host, h.gpu_type, l.kind, l.seconds::text, l.amount::text from (${lines}) l join host h on h.id = l.host_id
        order by l.day desc, h.name, l.kind desc limit ${input.page_size} offset ${(input.page - 1) * input.page_size}`,
    );
    const [all] = await rows<{ total: string }>(tx, sql`select count(*)::text as total from (${lines}) l`);
    return {
      data: found.map(({ day, host, gpu_type, kind, seconds, amount }) => ({
        Day: day,
        Host: host,
        Gpu_type: gpu_type,
        Kind: kind,
        RentHours: rentHours(seconds),
        Amount: wireYuan(BigInt(amount)),
      })),
      total: Number(all?.total ?? 0),
      page: input.page,
      page_size: input.page_size,
    };
  }),
);
