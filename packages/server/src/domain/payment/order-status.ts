import { getOrderStatus } from '@compute-market/contract/calls/payment';
import { implement, requireActor } from '../../http/handler';
import { nullableWireTime, wireYuan } from '../../platform/wire';
import { findOwnOrder, isCancelled, shownStatus } from './order-state';

/** Where a top-up stands; the payment dialog asks every two seconds. */
export const orderStatus = implement(getOrderStatus, async (input, context) => {
  const { userId } = requireActor(context);
  const order = await context.transaction((tx) => findOwnOrder(tx, userId, input.out_trade_no));
  return {
    Status: shownStatus(order, context.services.clock.now()),
    Cancelled: isCancelled(order),
    PayTime: nullableWireTime(order.paidAt),
    Amount: wireYuan(order.amountFen),
  };
});
