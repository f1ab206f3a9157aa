import { BALANCE_CHANGE_TYPE, ORDER_STATUS, PAY_TYPE } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import { formatDay } from '@compute-market/contract/rules/time';
import type { OrderDetail } from '@compute-market/contract/entities/order-detail';
import type { OrderShown } from './data';

export interface OrderAction {
  readonly key: 'pay' | 'transfer' | 'again' | 'receipt' | 'invoice' | 'refund';
  readonly href: string;
  /** A file and no page. */
  readonly file?: boolean;
  /** The next thing most come for. */
  readonly primary?: boolean;
}

/** What can be done with a top-up now, the next step last. Money goes back by 余额退款 alone, and only where there is some (decisions 43). */
export function orderActions({ order, detail }: OrderShown): OrderAction[] {
  if (order.Status === ORDER_STATUS.unpaid) {
    return order.PayType === PAY_TYPE.corporateTransfer
      ? [{ key: 'transfer', href: routes.recharge.to(), primary: true }]
      : [{ key: 'pay', href: routes.pay.to({ out_trade_no: order.OutTradeNo, from: 'orders' }), primary: true }];
  }
  if (order.Status === ORDER_STATUS.closed) return [{ key: 'again', href: routes.recharge.to(), primary: true }];
  const actions: OrderAction[] = [];
  if (detail !== null && detail.RefundableAmount > 0) actions.push({ key: 'refund', href: routes.balanceRefund.to() });
  if (detail !== null && detail.ReceiptUrl !== '')
    actions.push({ key: 'receipt', href: detail.ReceiptUrl, file: true });
  if (order.InvoiceAble) actions.push({ key: 'invoice', href: routes.invoice.to(), primary: true });
  return actions;
}

/** The line of the statement that credited a top-up: top-ups of that sum, on that day. */
export function entryAddress({ Amount, CreateTime }: NonNullable<OrderDetail['Credit']>): string {
  const day = formatDay(CreateTime);
  return routes.expenseDetail.to({
    tab: 'balance',
    from: day,
    to: day,
    type: BALANCE_CHANGE_TYPE.topUp,
    min: Amount,
    max: Amount,
  });
}
