import type { Order } from '@compute-market/contract/entities/order';
import { ORDER_STATUS, PAY_TYPE } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import { fenFromYuan, formatMoney } from '@compute-market/contract/rules/money';
import { orderCodeEnd } from '@compute-market/contract/rules/order-status';
import { messages } from './messages';

const isTransfer = ({ PayType }: Order): boolean => PayType === PAY_TYPE.corporateTransfer;

/** Money that arrived although its code had run out: it is credited all the same. */
const isLate = (order: Order): boolean => {
  const end = orderCodeEnd(order);
  return end !== null && order.PayTime !== null && order.PayTime > end;
};

/** What a state means for the customer, in a few words; null where the state says enough. An open code counts down instead. */
export function statusNote(order: Order): string | null {
  switch (order.Status) {
    case ORDER_STATUS.unpaid:
      return isTransfer(order) ? messages.notes.transfer : null;
    case ORDER_STATUS.closed:
      return order.Cancelled ? null : messages.notes.closed;
    case ORDER_STATUS.refunded:
    case ORDER_STATUS.partlyRefunded:
      return messages.notes.refunded(formatMoney(fenFromYuan(order.RefundAmount)));
    case ORDER_STATUS.paid:
      return isLate(order) ? messages.notes.late : null;
  }
}

/** Whether an invoice can be had for it, in a word; null where a back end does not say (decisions 70). */
export function invoiceWord({ InvoiceAble: able }: { readonly InvoiceAble?: boolean }): string | null {
  if (able === undefined) return null;
  return able ? messages.invoiceAble.yes : messages.invoiceAble.no;
}

export interface OrderStep {
  readonly key: 'pay' | 'transfer' | 'again' | 'detail' | 'invoice';
  readonly href: string;
}

/** What can be done with an order, the next step first. */
export function orderSteps(order: Order): OrderStep[] {
  const { Status, OutTradeNo, InvoiceAble } = order;
  if (Status === ORDER_STATUS.unpaid) {
    return isTransfer(order)
      ? [{ key: 'transfer', href: routes.recharge.to() }]
      : [{ key: 'pay', href: routes.pay.to({ out_trade_no: OutTradeNo, from: 'orders' }) }];
  }
  if (Status === ORDER_STATUS.closed) return [{ key: 'again', href: routes.recharge.to() }];
  const steps: OrderStep[] = [{ key: 'detail', href: routes.orderDetail.to({ no: OutTradeNo }) }];
  if (InvoiceAble) steps.push({ key: 'invoice', href: routes.invoice.to() });
  return steps;
}
