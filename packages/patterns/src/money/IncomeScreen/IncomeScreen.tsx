import { Tabs } from '@compute-market/components/tabs';
import { useBelow } from '@compute-market/components/use-media-query';
import { ExportAction, type ExportActionProps } from '../../csv';
import type { Settlement } from '@compute-market/contract/entities/partner';
import type { Resource } from '../../resource';
import { PageBody, PageHead } from '../../shell/PageHead';
import { PagedList, Panel, type ListState } from '../../record-list';
import type { IncomeOverview, IncomePage } from './data';
import { Filters } from './Filters';
import { incomeQuery, daysOf, incomeTabs, type IncomeQuery } from './income-query';
import { MachineList, MarketList } from './lists';
import { messages } from './messages';
import { Overview } from './Overview';
import { PayoutAccountBar, type Payout } from './PayoutAccountBar';
import { SettlementList } from './SettlementList';

export interface IncomeScreenProps extends ExportActionProps {
  /** What the list shows; it lives in the address. */
  query: IncomeQuery;
  onQueryChange: (query: IncomeQuery) => void;
  overview: Resource<IncomeOverview>;
  list: Resource<IncomePage>;
  /** Today in Beijing, YYYY-MM-DD. */
  today: string;
  /** Where the partner is paid to, read with the settlement sheets; null where the back end does not know it (decisions 116). */
  payout: Resource<Payout> | null;
  onChangePayout: (payout: Payout) => void;
  onOpenSheet: (sheet: Settlement) => void;
  /** Reads everything again. */
  onRefresh: () => void;
}

type RowsProps = ListState &
  Pick<IncomeScreenProps, 'query' | 'onQueryChange'> & {
    page: IncomePage | undefined;
    onOpen: ((sheet: Settlement) => void) | null;
  };

function Rows({ query, onQueryChange, page, onOpen, ...state }: RowsProps) {
  if (query.tab === 'market') return <MarketList {...state} rows={page?.tab === 'market' ? page.rows : []} />;
  if (query.tab === 'machines')
    return (
      <MachineList
        {...state}
        rows={page?.tab === 'machines' ? page.rows : []}
        group={page?.tab === 'machines' ? page.group : query.group}
      />
    );
  return (
    <SettlementList
      {...state}
      rows={page?.tab === 'settlements' ? page.rows : []}
      onOpen={onOpen}
      filtered={query.status !== null}
      onClear={() => onQueryChange(incomeQuery.clear(query))}
    />
  );
}

/** /console/income of a partner: what its machines earn, what is settled, and how the market stands (screens B20). */
export function IncomeScreen({
  query,
  onQueryChange,
  overview,
  list,
  today,
  payout,
  onChangePayout,
  onOpenSheet,
  onRefresh,
  ...exporting
}: IncomeScreenProps) {
  const small = useBelow('sm');
  const page = list.state === 'ready' && list.data.tab === query.tab ? list.data : undefined;
  const sum = page?.tab === 'machines' ? page.sum : undefined;
  const state = {
    loading: page === undefined,
    refreshing: list.state === 'ready' && list.refreshing === true,
    skeletonRows: Math.min(6, query.size),
  };
  return (
    <PageBody>
      <PageHead title={messages.title} help={messages.help} actions={<ExportAction {...exporting} />} />
      <Overview
        overview={overview}
        days={daysOf(query, today)}
        today={today}
        listed={list.state !== 'loading'}
        onRetry={onRefresh}
      />
      <Panel>
        <Tabs
          inset
          label={messages.tabs.label}
          items={incomeTabs.map((tab) => ({ value: tab, label: messages.tabs[tab] }))}
          value={query.tab}
          onValueChange={(tab) => onQueryChange(incomeQuery.change(query, { tab }))}
        />
        {query.tab === 'settlements' && payout !== null && (
          <PayoutAccountBar payout={payout} onChange={onChangePayout} onRetry={onRefresh} />
        )}
        <Filters {...{ query, onQueryChange, today, sum, small }} />
        <PagedList
          list={list}
          page={page?.tab === 'market' ? undefined : page}
          size={query.size}
          onPlaceChange={(change) => onQueryChange(incomeQuery.change(query, change))}
          onRefresh={onRefresh}
        >
          <Rows
            {...state}
            query={query}
            onQueryChange={onQueryChange}
            page={page}
            onOpen={payout === null ? null : onOpenSheet}
          />
        </PagedList>
      </Panel>
    </PageBody>
  );
}
