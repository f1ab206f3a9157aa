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
import { settle, useResult } from '../result';
import { useAutoRefresh } from '../useAutoRefresh';
import { useListPage } from '../list-page';
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
  const shown = useListPage(workOrderQuery, reading.list);
  const categories = useResult(reading.categories);
  const { revalidate } = useRevalidator();
  const { unread } = useSnapshot(workOrder);
  const readAgain = useCallback(() => {
    void refreshUnread();
    return revalidate();
  }, [revalidate]);
  const refresh = useCallback(() => void readAgain(), [readAgain]);
  useAutoRefresh(dataOf(shown.list)?.rows.some(({ status }) => !over.includes(status)) ?? false, readAgain);
  return (
    <WorkOrdersScreen
      {...shown}
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
