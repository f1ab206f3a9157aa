import type { Order } from '../entities/order';
import { ORDER_STATUS, ORDER_STATUS_LABELS } from '../enumerations';

const cancelled = '已取消';

/** What a customer calls the state of a top-up: one that the payer gave up is 已取消, not 已关闭. */
export const orderStatusLabel = ({ Status, Cancelled }: Pick<Order, 'Status' | 'Cancelled'>): string =>
  Status === ORDER_STATUS.closed && Cancelled === true ? cancelled : ORDER_STATUS_LABELS[Status];
