import {
  DashboardScreen,
  dashboardQuery,
  type BareMetalPage,
  type DashboardTab,
} from '@compute-market/patterns/instance/DashboardScreen';
import { isKnown } from '@compute-market/contract/rules/money';
import { isMoving } from '@compute-market/patterns/instance-facts';
import { dataOf, type Resource } from '@compute-market/patterns/resource';
import type { Instance } from '@compute-market/contract/entities/instance';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { useGo } from '../../navigation/useGo';
import { useBareMetalOrder } from '../../purchase/useBareMetalOrder';
import { renewalsOf, useInstanceOrder } from '../../purchase/useInstanceOrder';
import { clock } from '../../state/clock';
import { showError, showSuccess } from '../../state/toasts';
import { user } from '../../state/user';
import { quietly, settle, useResult } from '../result';
import { useListQuery } from '../useListQuery';
import { useViewer } from '../shell/useViewer';
import { useAutoRefresh } from '../useAutoRefresh';
import { useLastPage } from '../useLastPage';
import { useRefresh } from '../useRefresh';
import { asideOf, forgetAside } from './dashboard-aside';
import { listKeyOf, readBareMetals, readCourses, readPage, readTotal, type KeyedPage } from './dashboard-data';
import { bareMetalNote, instanceOperations, readOnceStale } from './instance-operations';
import { instanceRouteMessages as messages } from './messages';
import { ChangeLabels, MoveInstances } from './label-and-move';
import { useExport } from './useExport';
import { useHiddenColumns } from './useHiddenColumns';
import { usePopular } from './usePopular';

export function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  const { search, searchParams } = new URL(url);
  const query = dashboardQuery.read(searchParams);
  const options = { signal };
  const listed = query.tab === 'docker' ? 'docker' : 'kvm';
  const list = readPage(query, listed, options);
  return {
    list: settle(list),
    courses: settle(readCourses(list, options)),
    otherTotal: settle(readTotal(query, listed === 'kvm' ? 'docker' : 'kvm', options)),
    bareMetals: settle(readBareMetals(query, options)),
    ...asideOf(search, Date.now()),
  };
}

/** A count that nobody told is none. */
const knownCount = (count: number | undefined): number | undefined =>
  count !== undefined && isKnown(count) ? count : undefined;

/** How many each tab has that are not over, whichever states are listed; a tab whose number is not known has none. */
function tabCountsOf(
  tab: DashboardTab,
  list: Resource<KeyedPage>,
  other: Resource<number>,
  bareMetals: Resource<BareMetalPage>,
): Partial<Record<DashboardTab, number>> {
  const [listed, rest] = [dataOf(list)?.counts.statusDefault, dataOf(other)].map(knownCount);
  const bare = bareMetals.state === 'ready' ? bareMetals.data.total : undefined;
  return tab === 'docker'
    ? { docker: listed, kvm: rest, bareMetal: bare }
    : { kvm: listed, docker: rest, bareMetal: bare };
}

export function Component() {
  const data = useLoaderData<typeof loader>();
  const go = useGo();
  const [query, setQuery] = useListQuery(dashboardQuery);
  const list = quietly(useResult(data.list), listKeyOf(query));
  const courses = useResult(data.courses);
  const overview = { paid: useResult(data.paid), counts: useResult(data.counts) };
  const otherTotal = useResult(data.otherTotal);
  const bareMetals = useResult(data.bareMetals);
  const todos = { tickets: useResult(data.tickets), orders: useResult(data.orders), coupons: useResult(data.coupons) };
  const market = dataOf(useResult(data.choices)) ?? { gpus: [], districts: [] };
  const labels = dataOf(useResult(data.labels));
  const choices = {
    ...market,
    subAccounts: dataOf(useResult(data.subAccounts)) ?? [],
    projects: labels?.Projects ?? [],
    tags: labels?.Tags ?? [],
  };
  const [labelled, setLabelled] = useState<readonly Instance[] | null>(null);
  const [moving, setMoving] = useState<readonly Instance[] | null>(null);
  const popular = usePopular(dataOf(overview.counts)?.statusAll === 0);
  const [hiddenColumns, setHiddenColumns] = useHiddenColumns();
  const { refresh, refreshSoon, readAgain } = useRefresh();
  const operations = useMemo(() => instanceOperations(refreshSoon), [refreshSoon]);
  const page = dataOf(list);
  const viewer = useViewer();
  const { order, start, buyer } = useInstanceOrder({
    viewer,
    onDone: (action) => {
      showSuccess(messages.ordered[action]);
      refresh();
    },
    onStale: refreshSoon,
  });
  const machine = useBareMetalOrder({
    viewer,
    onDone: () => {
      showSuccess(messages.ordered.renew);
      refresh();
    },
    onStale: refreshSoon,
  });
  const machines = { order: machine.order, onRenew: machine.start, changeNote: bareMetalNote(refreshSoon) };
  const renewMany = useMemo(() => {
    const renewals = renewalsOf(viewer);
    return {
      ...renewals,
      renew: (...asked: Parameters<typeof renewals.renew>) =>
        readOnceStale(renewals.renew(...asked), refreshSoon).then(refreshSoon),
      onDone: (count: number) => showSuccess(messages.renewedMany(count)),
    };
  }, [refreshSoon, viewer]);

  useEffect(() => forgetAside, []);
  useAutoRefresh((page?.rows ?? []).some(isMoving), readAgain);
  const listed = query.tab === 'bareMetal' ? dataOf(bareMetals) : page;
  useLastPage(listed?.key === listKeyOf(query) ? listed.page : null, query.page);

  return (
    <>
      <DashboardScreen
        viewer={viewer}
        accountFailed={useSnapshot(user).failed}
        query={query}
        onQueryChange={setQuery}
        list={list}
        courses={courses}
        overview={overview}
        todos={todos}
        bareMetals={bareMetals}
        machines={machines}
        tabCounts={tabCountsOf(query.tab, list, otherTotal, bareMetals)}
        choices={choices}
        popular={popular}
        clockOffset={useSnapshot(clock).offset}
        hiddenColumns={hiddenColumns}
        onHiddenColumnsChange={setHiddenColumns}
        {...useExport(query)}
        onRefresh={refresh}
        onNavigate={go}
        operations={operations}
        buyer={buyer}
        order={order}
        onOrder={start}
        renewals={renewMany}
        onLabel={setLabelled}
        onMove={setMoving}
        onFailure={showError}
      />
      <Suspense fallback={null}>
        {labelled && (
          <ChangeLabels
            instances={labelled}
            labels={labels ?? null}
            onChanged={refresh}
            onClosed={() => setLabelled(null)}
          />
        )}
        {moving && <MoveInstances instances={moving} onChanged={refresh} onClosed={() => setMoving(null)} />}
      </Suspense>
    </>
  );
}
