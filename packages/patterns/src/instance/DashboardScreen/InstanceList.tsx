import { EmptyState } from '@compute-market/components/empty-state';
import { LinkButton } from '@compute-market/components/link-button';
import { NoResult } from '@compute-market/components/no-result';
import { Pagination } from '@compute-market/components/pagination';
import { Table, type TableSelection } from '@compute-market/components/table';
import { Time } from '@compute-market/components/time';
import { useBelow } from '@compute-market/components/use-media-query';
import { INSTANCE_STATUS_FILTER } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import { useMemo } from 'react';
import { dataOf, type Resource } from '../../resource';
import { shortName, titleOf } from '../../instance-facts';
import { SlowHint } from '../../slow-hint';
import { ReadFailure } from '../../resource-view';
import { ListFrame } from '../../record-list';
import { NeedsRight } from '../../viewer/ViewerRights';
import { instanceColumns, type CellContext, type OptionalColumn } from './columns';
import { dashboardQuery, type DashboardQuery } from './dashboard-query';
import type { InstancePage, PopularModel } from './data';
import { InstanceCard } from './InstanceCard';
import { messages } from './messages';
import { PopularModels } from './PopularModels';
import { RetryWord } from './OverviewStrip.styles';
import { headSort, sortAfterPress, sortInstances } from './instance-order';

const words = messages.empty;

interface InstanceListProps {
  list: Resource<InstancePage>;
  query: DashboardQuery;
  onQueryChange: (query: DashboardQuery) => void;
  /** Whether the account has an instance of any kind, over or not; undefined while that is not known. */
  hasAny: boolean | undefined;
  /** Models to begin with while there is none. */
  popular: readonly PopularModel[];
  context: CellContext;
  hiddenColumns: readonly OptionalColumn[];
  selection: TableSelection;
  onRefresh: () => void;
}

function Empty({
  query,
  onQueryChange,
  hasAny,
  popular,
  hasOver,
}: Pick<InstanceListProps, 'query' | 'onQueryChange' | 'hasAny' | 'popular'> & { hasOver: boolean }) {
  if (dashboardQuery.isFiltered(query)) return <NoResult onClear={() => onQueryChange(dashboardQuery.clear(query))} />;
  const rent = (
    <NeedsRight right="buy">
      <LinkButton variant={hasAny ? 'outline' : 'primary'} href={routes.store.to({ type: query.tab })}>
        {words.rent}
      </LinkButton>
    </NeedsRight>
  );
  if (hasAny === false)
    return (
      <>
        <EmptyState title={words.first} help={words.firstHelp} actions={rent} />
        <PopularModels models={popular} />
      </>
    );
  const all = (
    <LinkButton
      href={routes.dashboard.to(
        dashboardQuery.parameters(dashboardQuery.change(query, { status: INSTANCE_STATUS_FILTER.all })),
      )}
    >
      {words.showAll}
    </LinkButton>
  );
  return (
    <EmptyState
      title={words.tab[query.tab]}
      help={hasOver ? words.tabHelp : undefined}
      actions={
        <>
          {rent}
          {hasOver && all}
        </>
      }
    />
  );
}

/** The rows with their pages: a table on wide screens, cards by urgency on small ones. */
export function InstanceList({
  list,
  query,
  onQueryChange,
  hasAny,
  popular,
  context,
  hiddenColumns,
  selection,
  onRefresh,
}: InstanceListProps) {
  const small = useBelow('sm');
  const columns = useMemo(() => instanceColumns(context, new Set(hiddenColumns)), [context, hiddenColumns]);
  const data = dataOf(list);
  const rows = data?.rows;
  // What was just bought stands first, as the newest does, until something else is asked for.
  const newest = query.highlight !== '';
  const sorted = useMemo(
    () => (rows === undefined ? [] : newest ? rows : sortInstances(rows, query.sort)),
    [rows, newest, query.sort],
  );
  const bought = useMemo(() => query.highlight.split(','), [query.highlight]);
  if (list.state === 'error') return <ReadFailure failure={list} title={messages.failed} onRetry={onRefresh} />;
  return (
    <ListFrame>
      <Table
        caption={messages.table[query.tab]}
        columns={columns}
        rows={sorted}
        rowKey={({ Container_name }) => Container_name}
        rowName={(instance) => `${titleOf(instance)}（${shortName(instance)}）`}
        sort={newest ? undefined : headSort(query.sort)}
        onSortChange={({ key }) =>
          onQueryChange(dashboardQuery.change(query, { sort: sortAfterPress(query.sort, key) }))
        }
        selection={small ? undefined : selection}
        loading={list.state === 'loading'}
        skeletonRows={Math.min(10, query.size)}
        refreshing={list.state === 'ready' && list.refreshing}
        highlightKey={bought}
        minWidth={880}
        rowHeight={65}
        empty={
          <Empty
            query={query}
            onQueryChange={onQueryChange}
            hasAny={hasAny}
            popular={popular}
            hasOver={(data?.counts.statusAll ?? 0) !== 0}
          />
        }
        card={(instance) => (
          <InstanceCard instance={instance} context={context} highlighted={bought.includes(instance.Container_name)} />
        )}
      />
      {list.state === 'loading' && <SlowHint />}
      {data && data.total > 0 && (
        <Pagination
          page={data.page}
          pageSize={query.size}
          total={data.total}
          onPageChange={(page) => onQueryChange(dashboardQuery.change(query, { page }))}
          onPageSizeChange={(size) => onQueryChange(dashboardQuery.change(query, { size }))}
          start={
            <span>
              · {messages.updatedAt} <Time seconds={data.readAt} format="clock" />{' '}
              <RetryWord type="button" onClick={onRefresh}>
                {messages.refresh}
              </RetryWord>
            </span>
          }
        />
      )}
    </ListFrame>
  );
}
