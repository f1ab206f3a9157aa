import {
  getAllSubAccountInstances,
  getSubAccountInstances,
  getSubAccounts,
} from '@compute-market/contract/calls/sub-account';
import { MAX_PAGE_SIZE } from '@compute-market/contract/constants';
import type { SubAccount } from '@compute-market/contract/entities/sub-account';
import { fenFromYuan } from '@compute-market/contract/rules/money';
import { isMoving } from '@compute-market/patterns/instance-facts';
import {
  subAccountQuery,
  SubAccountInstancesScreen,
  type SubAccountInstancePage,
  type SubAccountQuery,
} from '@compute-market/patterns/instance/SubAccountInstancesScreen';
import { dataOf } from '@compute-market/patterns/resource';
import { vipDiscountOf } from '@compute-market/patterns/viewer';
import { useMemo } from 'react';
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { api } from '../../api';
import type { CallOptions } from '../../api/client';
import { useInstanceOrder } from '../../purchase/useInstanceOrder';
import { clock } from '../../state/clock';
import { showSuccess } from '../../state/toasts';
import { instanceOperations } from '../instance/instance-operations';
import { instanceRouteMessages } from '../instance/messages';
import { settle, useResult } from '../result';
import { useViewer } from '../shell/useViewer';
import { useAutoRefresh } from '../useAutoRefresh';
import { useRefresh } from '../useRefresh';
import { readListPage, useListPage } from '../list-page';

/** The rows of all sub-accounts, or of one with its limit; the numbers of both come with the former. */
async function readInstances(
  query: SubAccountQuery,
  options: CallOptions,
): Promise<SubAccountInstancePage & { readonly key: string }> {
  const { sub, type, status, q } = query;
  const filter = { status_type: status, container_type: type ?? undefined, keyword: q || undefined };
  if (sub === '')
    return readListPage(
      subAccountQuery,
      query,
      (page, page_size) => api.call(getAllSubAccountInstances, { ...filter, page, page_size }, options),
      ({ counts, SumMonthMoney }) => ({ sums: { counts, month: fenFromYuan(SumMonthMoney) }, limit: null }),
    );
  const [one, sums] = await Promise.all([
    readListPage(
      subAccountQuery,
      query,
      (page, page_size) =>
        api.call(getSubAccountInstances, { ...filter, sub_account_name: sub, page, page_size }, options),
      ({ UsedMoney, MoneyLimit }) => ({ limit: { used: fenFromYuan(UsedMoney), limit: fenFromYuan(MoneyLimit) } }),
    ),
    settle(api.call(getAllSubAccountInstances, { ...filter, sub_account_name: sub, page: 1, page_size: 1 }, options)),
  ]);
  // Without its numbers the list is still of use.
  return {
    ...one,
    sums: sums.ok ? { counts: sums.data.counts, month: fenFromYuan(sums.data.SumMonthMoney) } : null,
  };
}

const readAccounts = async (options: CallOptions): Promise<readonly SubAccount[]> =>
  (await api.call(getSubAccounts, { page: 1, page_size: MAX_PAGE_SIZE }, options)).data;

export function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  const options = { signal };
  return {
    list: settle(readInstances(subAccountQuery.read(new URL(url).searchParams), options)),
    accounts: settle(readAccounts(options)),
  };
}

export function Component() {
  const reading = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const shown = useListPage(subAccountQuery, reading.list);
  const accounts = useResult(reading.accounts);
  const viewer = useViewer();
  const { offset } = useSnapshot(clock);
  const { refresh, refreshSoon, readAgain } = useRefresh();
  const operations = useMemo(() => instanceOperations(refreshSoon), [refreshSoon]);
  const { order, start, buyer } = useInstanceOrder({
    viewer,
    onDone: (action) => {
      showSuccess(instanceRouteMessages.ordered[action]);
      refresh();
    },
    onStale: refreshSoon,
  });
  useAutoRefresh((dataOf(shown.list)?.rows ?? []).some(isMoving), readAgain);
  return (
    <SubAccountInstancesScreen
      {...shown}
      accounts={accounts}
      vipDiscount={vipDiscountOf(viewer)}
      clockOffset={offset}
      operations={operations}
      buyer={buyer}
      order={order}
      onOrder={start}
      onNavigate={(href) => void navigate(href)}
      onRefresh={refresh}
    />
  );
}
