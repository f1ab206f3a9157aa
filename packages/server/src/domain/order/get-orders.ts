import { getOrders } from '@compute-market/contract/calls/payment';
import { and, count, desc, eq, gte, lt, sql, sum } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { paymentOrder } from '../../db/schema/payment';
import { implementOwn } from '../../http/handler';
import type { ParsedRequestOf } from '@compute-market/contract/define-call';
import { dateFromWire, spanEndFromWire, wireYuan } from '../../platform/wire';
import { hasShownStatus } from '../payment/order-state';
import { wireOrder } from './order-wire';

type Filter = ParsedRequestOf<typeof getOrders>;

function matches(userId: number, filter: Filter, now: Date): SQL | undefined {
  return and(
    eq(paymentOrder.userId, userId),
    filter.status === undefined ? undefined : hasShownStatus(filter.status, now),
    filter.pay_type === undefined ? undefined : eq(paymentOrder.payType, filter.pay_type),
    filter.begin_time === undefined ? undefined : gte(paymentOrder.createdAt, dateFromWire(filter.begin_time)),
    // Wire times are whole seconds and both ends belong to the span.
    filter.end_time === undefined ? undefined : lt(paymentOrder.createdAt, spanEndFromWire(filter.end_time)),
  );
}

/** What was paid and has not gone back. */
const keptFen = sql<string>`case when ${paymentOrder.paidAt} is null then 0 else ${paymentOrder.amountFen} - ${paymentOrder.refundedFen} end`;

/** Top-up records, newest first, with the sum of everything the filter matches. */
export const listOrders = implementOwn(getOrders, async (tx, input, { actor: { userId }, services }) => {
  const now = services.clock.now();
  const condition = matches(userId, input, now);
  const [totals] = await tx
    .select({ total: count(), amountFen: sum(keptFen) })
    .from(paymentOrder)
    .where(condition);
  const found = await tx
    .select()
    .from(paymentOrder)
    .where(condition)
    .orderBy(desc(paymentOrder.createdAt), desc(paymentOrder.outTradeNo))
    .limit(input.page_size)
    .offset((input.page - 1) * input.page_size);
  return {
    data: found.map((order) => wireOrder(order, now)),
    total: totals?.total ?? 0,
    page: input.page,
    page_size: input.page_size,
    SumAmount: wireYuan(BigInt(totals?.amountFen ?? 0)),
  };
});
