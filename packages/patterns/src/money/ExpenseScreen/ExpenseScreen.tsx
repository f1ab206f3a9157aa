import { lazyPiece } from '@compute-market/components/lazy-piece';
import { Card } from '@compute-market/components/card';
import { ErrorState } from '@compute-market/components/error-state';
import { Money } from '@compute-market/components/money';
import { Skeleton } from '@compute-market/components/skeleton';
import { Tabs } from '@compute-market/components/tabs';
import { useBelow } from '@compute-market/components/use-media-query';
import type { ExpenseSummary, InstanceCost } from '@compute-market/contract/entities/cost-item';
import { fen, formatMoney } from '@compute-market/contract/rules/money';
import { Suspense, useMemo } from 'react';
import { ExportAction, type ExportProgress } from '../../csv';
import { costParts } from '../../daily-costs';
import type { DayRange } from '../../day-range';
import { dataOf, type Resource } from '../../resource';
import { PageHead } from '../../shell/PageHead';
import type { Viewer } from '../../viewer';
import { Panel } from '../../record-list';
import { SlowHint } from '../../slow-hint';
import { titleOf } from '../../instance-facts';
import type { ExpensePage, Unfold } from './data';
import { ExpenseList } from './ExpenseList';
import { chartBars, dailyAverage, monthRange, stepOf } from './expense-chart';
import { expenseQuery, expenseTabs, type ExpenseQuery } from './expense-query';
import { ChartRoom, Root, SumLine } from './ExpenseScreen.styles';
import { Filters } from './Filters';
import { InstanceSummary } from './InstanceSummary';
import { messages } from './messages';
import { FailedMonth, MonthFigures } from './MonthFigures';

const StackedBarChart = lazyPiece(() =>
  import('@compute-market/components/stacked-bar-chart').then((module) => ({ default: module.StackedBarChart })),
);

export interface ExpenseScreenProps {
  viewer: Viewer;
  /** What the list shows; it lives in the address. */
  query: ExpenseQuery;
  onQueryChange: (query: ExpenseQuery) => void;
  list: Resource<ExpensePage>;
  /** Figures of the month of the list's last day, with the days of the whole filter. */
  summary: Resource<ExpenseSummary>;
  /** What the chosen instance has cost; null while none is chosen. */
  instanceCost: Resource<InstanceCost> | null;
  /** Names to filter by. */
  subAccounts: readonly string[];
  /** Today in Beijing, YYYY-MM-DD. */
  today: string;
  exporting: ExportProgress | null;
  /** Saves all filtered rows of the chosen list. */
  onExport: () => void;
  onCancelExport: () => void;
  /** Reads the charges of a folded line of the chosen list. */
  onUnfold: Unfold;
  /** Reads everything again. */
  onRefresh: () => void;
}

/** The chart comes when the page stands: it is the heaviest part of it. */
function SpendingChart({ days, range, today }: { days: ExpenseSummary['DayList']; range: DayRange; today: string }) {
  const bars = useMemo(() => chartBars(days, range, today), [days, range, today]);
  const step = stepOf(range);
  const average = step === 'day' ? dailyAverage(days, range, today) : fen(0);
  return (
    <StackedBarChart
      label={messages.chart[step](messages.chart.span(range.start, range.end))}
      parts={costParts(bars)}
      bars={bars}
      reference={average === 0 ? undefined : { value: average, label: messages.chart.average(formatMoney(average)) }}
    />
  );
}

/** `listed`: the list below stands; before that, it is the one to say that the page is slow. */
function Month({
  summary,
  query,
  today,
  listed,
  onRefresh,
}: Pick<ExpenseScreenProps, 'summary' | 'query' | 'today' | 'onRefresh'> & { listed: boolean }) {
  if (summary.state === 'error') {
    return (
      <>
        <FailedMonth onRetry={onRefresh} />
        <Card>
          <ErrorState
            compact
            title={messages.figures.failed}
            help={summary.reason}
            requestId={summary.requestId}
            onRetry={onRefresh}
          />
        </Card>
      </>
    );
  }
  const room = <Skeleton shape="block" width="100%" height={248} />;
  return (
    <>
      <MonthFigures summary={dataOf(summary) ?? null} today={today} />
      <Card>
        <ChartRoom>
          {summary.state === 'loading' ? (
            room
          ) : (
            <Suspense fallback={room}>
              <SpendingChart
                days={summary.data.DayList}
                range={query.days.start === '' ? monthRange(summary.data.Month) : query.days}
                today={today}
              />
            </Suspense>
          )}
        </ChartRoom>
      </Card>
      {summary.state === 'loading' && listed && <SlowHint />}
    </>
  );
}

/** What people call the instance that the list is narrowed to: by its first row, else by its name. */
function chosenTitle(list: Resource<ExpensePage>, name: string): string {
  const first =
    list.state === 'ready' && list.data.tab === 'instance'
      ? list.data.rows.find(({ Container_name }) => Container_name === name)
      : undefined;
  return titleOf(first ?? { Container_name: name, Note: '' });
}

/** /console/expenseDetail: what was spent on what, by day, by instance and by purse. A sub-account sees its own spending and no purse (screens B18). */
export function ExpenseScreen({
  viewer,
  query,
  onQueryChange,
  list,
  summary,
  instanceCost,
  subAccounts,
  today,
  exporting,
  onExport,
  onCancelExport,
  onUnfold,
  onRefresh,
}: ExpenseScreenProps) {
  const small = useBelow('sm');
  const ownOnly = viewer.role !== 'main';
  const page = list.state === 'ready' && list.data.tab === query.tab ? list.data : undefined;
  const tabs = ownOnly ? expenseTabs.filter((tab) => tab !== 'balance') : expenseTabs;
  return (
    <Root>
      <PageHead
        title={messages.title}
        help={ownOnly ? messages.helpSub : messages.help}
        actions={<ExportAction {...{ exporting, onExport, onCancelExport }} />}
      />
      {instanceCost === null ? (
        <Month {...{ summary, query, today, onRefresh }} listed={list.state !== 'loading'} />
      ) : (
        <InstanceSummary
          name={query.instance}
          title={chosenTitle(list, query.instance)}
          cost={instanceCost}
          ownOnly={ownOnly}
          onRetry={onRefresh}
        />
      )}
      <Panel>
        <Tabs
          inset
          label={messages.tabs.label}
          items={tabs.map((tab) => ({ value: tab, label: messages.tabs[tab] }))}
          value={query.tab}
          onValueChange={(tab) => onQueryChange(expenseQuery.change(query, { tab }))}
        />
        <Filters {...{ query, onQueryChange, small, today, subAccounts }} total={page?.total} />
        {page?.sum !== undefined && page.sum !== null && (
          <SumLine>
            {messages.sums.all}
            <b>
              <Money fen={page.sum} />
            </b>
          </SumLine>
        )}
        <ExpenseList {...{ query, onQueryChange, list, ownOnly, today, onUnfold, onRefresh }} />
      </Panel>
    </Root>
  );
}
