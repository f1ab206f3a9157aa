import { and, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { paymentOrder } from '../db/schema/payment';

/** Whether a movement by this key credited the order (settle.ts). By the order's number, which has an index; a key of another form is no order's. */
export const isOrderOfKey = (key: SQLWrapper): SQL | undefined =>
  and(
    sql`${paymentOrder.outTradeNo} = case when ${key} ~ '^topup:[0-9]{1,15}$' then substr(${key}, 7)::bigint end`,
    eq(key, sql`'topup:' || ${paymentOrder.outTradeNo}`),
  );
