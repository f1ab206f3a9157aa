import { ORDER_STATUS } from '@compute-market/contract/enumerations';
import type { OrderStatus } from '@compute-market/contract/enumerations';
import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { paymentOrder } from '../../db/schema/payment';
import { Refusal } from '../../http/refusal';

export type PaymentOrder = typeof paymentOrder.$inferSelect;

/** The status a customer sees: an unpaid order past its time is closed, also in the moments before the job has closed it. */
export function shownStatus(order: PaymentOrder, now: Date): OrderStatus {
  const status = Object.values(ORDER_STATUS).find((known) => known === order.status) ?? ORDER_STATUS.closed;
  return status === ORDER_STATUS.unpaid && now >= order.expiresAt ? ORDER_STATUS.closed : status;
}

/** Closed while its code could still be paid: the payer said no, whenever that was told. Otherwise its time ran out. */
export const isCancelled = ({ status, closedAt, expiresAt }: PaymentOrder): boolean =>
  status === ORDER_STATUS.closed && closedAt !== null && closedAt < expiresAt;

/** The shown status as a filter. */
export function hasShownStatus(status: OrderStatus, now: Date): SQL | undefined {
  const expired = sql`${paymentOrder.expiresAt} <= ${now.toISOString()}::timestamptz`;
  if (status === ORDER_STATUS.unpaid) return sql`${paymentOrder.status} = 0 and not (${expired})`;
  if (status === ORDER_STATUS.closed)
    return sql`(${paymentOrder.status} = 2 or (${paymentOrder.status} = 0 and ${expired}))`;
  return eq(paymentOrder.status, status);
}

/** An order of this customer; undefined for one that never was, and for someone else's (trust T3). */
export async function lookUpOwnOrder(tx: Tx, userId: number, outTradeNo: string): Promise<PaymentOrder | undefined> {
  const [order] = await tx
    .select()
    .from(paymentOrder)
    .where(and(eq(paymentOrder.outTradeNo, Number(outTradeNo)), eq(paymentOrder.userId, userId)));
  return order;
}

/** The same where it must be one. */
export async function findOwnOrder(tx: Tx, userId: number, outTradeNo: string): Promise<PaymentOrder> {
  const order = await lookUpOwnOrder(tx, userId, outTradeNo);
  if (order === undefined) throw new Refusal('NOT_FOUND', { reason: '订单不存在，请在充值记录中查看' });
  return order;
}
