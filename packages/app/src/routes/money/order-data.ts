import { getOrders } from '@compute-market/contract/calls/payment';
import type { Order } from '@compute-market/contract/entities/order';
import { fenFromYuan, sumFen } from '@compute-market/contract/rules/money';
import { keptOf } from '@compute-market/contract/rules/order-status';
import { timeRangeOf } from '@compute-market/patterns/day-range';
import { orderQuery, type OrderPage, type OrderQuery } from '@compute-market/patterns/money/OrderScreen';
import { api } from '../../api';
import type { CallOptions } from '../../api/client';
import { serverNow } from '../../state/clock';
import { readAllPages } from '../read-pages';
import { readListPage } from '../list-page';

const filterOf = ({ status, payType, days }: OrderQuery) => ({
  status: status ?? undefined,
  pay_type: payType ?? undefined,
  ...timeRangeOf(days),
});

/** All orders that pass the filters; the call knows no number, so that digits are looked for here. */
export async function readAllOrders(
  query: OrderQuery,
  options: CallOptions,
  onProgress?: (done: number, total: number) => void,
): Promise<Order[]> {
  const filter = filterOf(query);
  const rows = await readAllPages(
    (page, page_size) => api.call(getOrders, { ...filter, page, page_size }, options),
    ({ OutTradeNo }) => OutTradeNo,
    onProgress,
  );
  return rows.filter(({ OutTradeNo }) => OutTradeNo.includes(query.q));
}

/** One page of the orders whose number holds the digits. */
async function findOrders(query: OrderQuery, options: CallOptions): Promise<OrderPage> {
  const all = await readAllOrders(query, options);
  const page = Math.min(query.page, Math.max(1, Math.ceil(all.length / query.size)));
  return {
    rows: all.slice((page - 1) * query.size, page * query.size),
    total: all.length,
    page,
    sum: sumFen(all.map(keptOf)),
    readAt: serverNow(),
  };
}

/** The page of the list that an address asks for, with the sum of what was paid. */
export async function readOrders(
  query: OrderQuery,
  options: CallOptions,
): Promise<OrderPage & { readonly key: string }> {
  if (query.q !== '') return { key: orderQuery.key(query), ...(await findOrders(query, options)) };
  const filter = filterOf(query);
  return readListPage(
    orderQuery,
    query,
    (page, page_size) => api.call(getOrders, { ...filter, page, page_size }, options),
    ({ SumAmount }) => ({ sum: fenFromYuan(SumAmount) }),
  );
}
