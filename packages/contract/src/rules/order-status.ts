import { QR_VALID_SECONDS } from '../constants';
import type { Order } from '../entities/order';
import { ORDER_STATUS, ORDER_STATUS_LABELS, PAY_TYPE } from '../enumerations';
import { type Fen, fen, fenFromYuan, fenIfKnown } from './money';

const cancelled = '已取消';

/** What a customer calls the state of a top-up: one that the payer gave up is 已取消, not 已关闭. */
export const orderStatusLabel = ({ Status, Cancelled }: Pick<Order, 'Status' | 'Cancelled'>): string =>
  Status === ORDER_STATUS.closed && Cancelled === true ? cancelled : ORDER_STATUS_LABELS[Status];

/** Whether a top-up was paid: as its state says, else because a moment of payment is told, which 0 is not; undefined where neither is (product §4; decisions 70). */
export function wasPaid({ Status, PayTime }: Pick<Order, 'Status' | 'PayTime'>): boolean | undefined {
  switch (Status) {
    case ORDER_STATUS.unpaid:
    case ORDER_STATUS.closed:
      return false;
    case ORDER_STATUS.paid:
    case ORDER_STATUS.refunded:
    case ORDER_STATUS.partlyRefunded:
      return true;
    default:
      return PayTime ? true : undefined;
  }
}

/** What was paid for a top-up and has not gone back, fen: nothing while it is unpaid, nothing once it is closed, and unknown where nobody told whether it was paid. */
export function keptOf(order: Pick<Order, 'Status' | 'PayTime' | 'Amount' | 'RefundAmount'>): Fen {
  const isPaid = wasPaid(order);
  if (isPaid === undefined) return fenIfKnown(Number.NaN);
  return isPaid ? fenIfKnown(fenFromYuan(order.Amount) - fenFromYuan(order.RefundAmount)) : fen(0);
}

/** When the code of a top-up ends, seconds: null for a transfer, which has none, and where nobody told when it was made (decisions 70). */
export const orderCodeEnd = ({ PayType, OrderTime }: Pick<Order, 'PayType' | 'OrderTime'>): number | null =>
  PayType === PAY_TYPE.corporateTransfer || OrderTime === 0 ? null : OrderTime + QR_VALID_SECONDS;
