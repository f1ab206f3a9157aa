import { getOrderDetail } from '@compute-market/contract/calls/payment';
import { OUT_TRADE_NO_MAX_DIGITS } from '@compute-market/contract/constants';
import type { OrderShown } from '@compute-market/patterns/money/OrderDetailScreen';
import { orderQuery } from '@compute-market/patterns/money/OrderScreen';
import { api } from '../../api';
import type { CallOptions } from '../../api/client';
import { ApiError } from '../../api/errors';
import { readAllOrders } from './order-data';

const numberRule = new RegExp(`^[1-9]\\d{0,${OUT_TRADE_NO_MAX_DIGITS - 1}}$`);

/** The order as the list tells it, for a back end without the call of ours. */
async function findInList(number: string, options: CallOptions): Promise<OrderShown | null> {
  const rows = await readAllOrders({ ...orderQuery.blank, q: number }, options);
  const order = rows.find(({ OutTradeNo }) => OutTradeNo === number);
  return order === undefined ? null : { order, detail: null };
}

/** One top-up by its number; null when this account has none. A back end that tells orders in its list alone tells no more of it (decisions 82). */
export async function readOrder(number: string, options: CallOptions): Promise<OrderShown | null> {
  if (!numberRule.test(number)) return null;
  try {
    const { Detail } = await api.call(getOrderDetail, { out_trade_no: number }, options);
    return Detail === null ? null : { order: Detail.Order, detail: Detail };
  } catch (error) {
    if (error instanceof ApiError && (error.isMissing || error.isStrange)) return findInList(number, options);
    throw error;
  }
}
