import { and, sql, type Column, type SQL } from 'drizzle-orm';
import { fenFromWire } from '../platform/wire';

/** Fields of the contract's `amountRange`, in yuan. */
export interface AmountRange {
  readonly min_amount?: number;
  readonly max_amount?: number;
}

/** Whether so many fen, none below zero, are within a range; nothing when none is asked for. */
export const sizeWithin = (sizeFen: Column | SQL, { min_amount, max_amount }: AmountRange): SQL | undefined =>
  and(
    min_amount === undefined ? undefined : sql`${sizeFen} >= ${fenFromWire(min_amount)}`,
    max_amount === undefined ? undefined : sql`${sizeFen} < ${fenFromWire(max_amount)}`,
  );

/** Whether so many fen, paid or paid back, are within a range; nothing when none is asked for. */
export const amountWithin = (amountFen: Column | SQL, range: AmountRange): SQL | undefined =>
  sizeWithin(sql`abs(${amountFen})`, range);

/** Whether a range says anything. */
export const isRange = ({ min_amount, max_amount }: AmountRange): boolean =>
  min_amount !== undefined || max_amount !== undefined;
