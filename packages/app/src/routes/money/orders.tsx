import { ORDER_STATUS } from '@compute-market/contract/enumerations';
import { formatDay } from '@compute-market/contract/rules/time';
import { orderQuery, ordersCsv, OrderScreen } from '@compute-market/patterns/money/OrderScreen';
import { dataOf } from '@compute-market/patterns/resource';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { clock, serverNow } from '../../state/clock';
import { quietly, settle, useResult } from '../result';
import { useListQuery } from '../useListQuery';
import { useAutoRefresh } from '../useAutoRefresh';
import { useCsvExport } from '../useCsvExport';
import { useLastPage } from '../useLastPage';
import { useRefresh } from '../useRefresh';
import { moneyRouteMessages as messages } from './messages';
import { readAllOrders, readOrders } from './order-data';

export const loader = ({ request: { url, signal } }: LoaderFunctionArgs) => ({
  list: settle(readOrders(orderQuery.read(new URL(url).searchParams), { signal })),
});

export function Component() {
  const { list: reading } = useLoaderData<typeof loader>();
  const [query, setQuery] = useListQuery(orderQuery);
  const list = quietly(useResult(reading), orderQuery.key(query));
  const { offset } = useSnapshot(clock);
  const { refresh, readAgain } = useRefresh();
  const exports = useCsvExport({
    list: 'orders',
    read: (signal, onProgress) => readAllOrders(query, { signal }, onProgress),
    csv: ordersCsv,
    fileName: messages.ordersFile,
    done: messages.exported,
  });
  const page = dataOf(list) ?? null;
  useAutoRefresh(page?.rows.some(({ Status }) => Status === ORDER_STATUS.unpaid) ?? false, readAgain);
  useLastPage(page?.key === orderQuery.key(query) ? page.page : null, query.page);
  return (
    <OrderScreen
      query={query}
      onQueryChange={setQuery}
      list={list}
      today={formatDay(serverNow())}
      clockOffset={offset}
      exporting={exports.progress}
      exportsKept={exports.kept}
      onExport={() => exports.start()}
      onCancelExport={exports.cancel}
      onRefresh={refresh}
    />
  );
}
