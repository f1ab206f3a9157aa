import type { Order } from '@compute-market/contract/entities/order';
import { ORDER_STATUS, PAY_TYPE } from '@compute-market/contract/enumerations';
import { nullableWireTime, wireTime, wireYuan } from '../../platform/wire';
import { isCancelled, shownStatus } from '../payment/order-state';
import type { PaymentOrder } from '../payment/order-state';

/** A top-up as its owner reads it. */
export function wireOrder(order: PaymentOrder, now: Date): Order {
  const Status = shownStatus(order, now);
  return {
    OutTradeNo: String(order.outTradeNo),
    Amount: wireYuan(order.amountFen),
    PayType: Object.values(PAY_TYPE).find((known) => known === order.payType) ?? PAY_TYPE.corporateTransfer,
    Status,
    Cancelled: isCancelled(order),
    OrderTime: wireTime(order.createdAt),
    PayTime: nullableWireTime(order.paidAt),
    InvoiceAble:
      (Status === ORDER_STATUS.paid || Status === ORDER_STATUS.partlyRefunded) &&
      order.amountFen - order.refundedFen > order.invoicedFen,
    RefundAmount: wireYuan(order.refundedFen),
    Remark: order.remark,
  };
}
