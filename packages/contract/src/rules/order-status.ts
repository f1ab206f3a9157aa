import { QR_VALID_SECONDS } from '../constants';
import type { Order } from '../entities/order';
import { ORDER_STATUS, ORDER_STATUS_LABELS, PAY_TYPE } from '../enumerations';
import { type Fen, fen, fenFromYuan, fenIfKnown } from './money';

const cancelled = '已取消';

/** What a customer calls the state of a top-up: one that the payer gave up is 已取消, not 已关闭. */
export const orderStatusLabel = ({ Status, Cancelled }: Pick<Order, 'Status' | 'Cancelled'>): string =>
  Status === ORDER_STATUS.closed && Cancelled === true ? cancelled : ORDER_STATUS_LABELS[Status];

/** What was paid for a top-up and has not gone back, fen: nothing while it is unpaid, and nothing once it is closed. */
export function keptOf({ Status, Amount, RefundAmount }: Pick<Order, 'Status' | 'Amount' | 'RefundAmount'>): Fen {
  const isPaid = Status !== ORDER_STATUS.unpaid && Status !== ORDER_STATUS.closed;
  return isPaid ? fenIfKnown(fenFromYuan(Amount) - fenFromYuan(RefundAmount)) : fen(0);
}

/** When the code of a top-up ends, seconds: null for a transfer, which has none, and where nobody told when it was made (decisions 70). */
export const orderCodeEnd = ({ PayType, OrderTime }: Pick<Order, 'PayType' | 'OrderTime'>): number | null =>
  PayType === PAY_TYPE.corporateTransfer || OrderTime === 0 ? null : OrderTime + QR_VALID_SECONDS;
