import { updateWorkOrder } from '@compute-market/contract/calls/work-order';
import { WORK_ORDER_ACTION, WORK_ORDER_STATUS } from '@compute-market/contract/enumerations';
import { formatDay } from '@compute-market/contract/rules/time';
import { dataOf } from '@compute-market/patterns/resource';
import { workOrderQuery, WorkOrdersScreen } from '@compute-market/patterns/work-order/WorkOrdersScreen';
import { useCallback } from 'react';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { api } from '../../api';
import { refreshUnread } from '../../flows/customer-flags';
import { serverNow } from '../../state/clock';
import { showSuccess } from '../../state/toasts';
import { workOrder } from '../../state/work-order';
import { quietly, settle, useResult } from '../result';
import { useListQuery } from '../useListQuery';
import { useAutoRefresh } from '../useAutoRefresh';
import { useLastPage } from '../useLastPage';
import { workOrderRouteMessages as messages } from './messages';
import { readCategories, readWorkOrders } from './work-order-data';

export function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  const options = { signal };
  return {
    list: settle(readWorkOrders(workOrderQuery.read(new URL(url).searchParams), options)),
    categories: settle(readCategories(options)),
  };
}

const over: readonly number[] = [WORK_ORDER_STATUS.closed, WORK_ORDER_STATUS.revoked];

export function Component() {
  const reading = useLoaderData<typeof loader>();
  const [query, setQuery] = useListQuery(workOrderQuery);
  const list = quietly(useResult(reading.list), workOrderQuery.key(query));
  const categories = useResult(reading.categories);
  const { revalidate } = useRevalidator();
  const { unread } = useSnapshot(workOrder);
  const readAgain = useCallback(() => {
    void refreshUnread();
    return revalidate();
  }, [revalidate]);
  const refresh = useCallback(() => void readAgain(), [readAgain]);
  const page = dataOf(list) ?? null;
  useAutoRefresh(page?.rows.some(({ status }) => !over.includes(status)) ?? false, readAgain);
  useLastPage(page?.key === workOrderQuery.key(query) ? page.page : null, query.page);
  return (
    <WorkOrdersScreen
      query={query}
      onQueryChange={setQuery}
      list={list}
      categories={dataOf(categories) ?? []}
      unread={unread}
      today={formatDay(serverNow())}
      onRevoke={async ({ id }) => {
        await api.call(updateWorkOrder, { id, action: WORK_ORDER_ACTION.revoke });
        showSuccess(messages.revoked);
        void revalidate();
      }}
      onRefresh={refresh}
    />
  );
}
