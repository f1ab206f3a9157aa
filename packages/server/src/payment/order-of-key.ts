import { and, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { paymentOrder } from '../db/schema/payment';

const before = 'topup:';

/** The key of the movement that credits an order, by the order's number. */
export const creditKeyOf = (outTradeNo: number): string => `${before}${outTradeNo}`;

/** The same in a statement. */
export const creditKeyIn = (outTradeNo: SQLWrapper): SQL<string> =>
  sql<string>`${sql.raw(`'${before}'`)} || ${outTradeNo}`;

/** Whether a movement by this key credited the order. By the order's number, which has an index; a key of another form is no order's. */
export const isOrderOfKey = (key: SQLWrapper): SQL | undefined =>
  and(
    sql`${paymentOrder.outTradeNo} = case when ${key} ~ ${sql.raw(`'^${before}[0-9]{1,15}$'`)} then substr(${key}, ${sql.raw(String(before.length + 1))})::bigint end`,
    eq(key, creditKeyIn(paymentOrder.outTradeNo)),
  );
