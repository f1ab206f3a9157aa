import { ORDER_STATUS } from '@compute-market/contract/enumerations';
import { formatDay } from '@compute-market/contract/rules/time';
import { orderQuery, ordersCsv, OrderScreen } from '@compute-market/patterns/money/OrderScreen';
import { dataOf } from '@compute-market/patterns/resource';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { clock, serverNow } from '../../state/clock';
import { settle } from '../result';
import { useAutoRefresh } from '../useAutoRefresh';
import { useCsvExport } from '../useCsvExport';
import { useRefresh } from '../useRefresh';
import { useListPage } from '../list-page';
import { moneyRouteMessages as messages } from './messages';
import { readAllOrders, readOrders } from './order-data';

export const loader = ({ request: { url, signal } }: LoaderFunctionArgs) => ({
  list: settle(readOrders(orderQuery.read(new URL(url).searchParams), { signal })),
});

export function Component() {
  const { list: reading } = useLoaderData<typeof loader>();
  const shown = useListPage(orderQuery, reading);
  const { query, list } = shown;
  const { offset } = useSnapshot(clock);
  const { refresh, readAgain } = useRefresh();
  const exporting = useCsvExport({
    list: 'orders',
    read: (signal, onProgress) => readAllOrders(query, { signal }, onProgress),
    csv: ordersCsv,
    filters: () => orderQuery.parameters(query),
    fileName: messages.ordersFile,
    done: messages.exported,
  });
  useAutoRefresh(dataOf(list)?.rows.some(({ Status }) => Status === ORDER_STATUS.unpaid) ?? false, readAgain);
  return (
    <OrderScreen {...shown} today={formatDay(serverNow())} clockOffset={offset} {...exporting} onRefresh={refresh} />
  );
}
