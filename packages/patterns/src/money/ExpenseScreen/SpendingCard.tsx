import { monthRange } from '../../day-range';
import { Alert } from '@compute-market/components/alert';
import { Card } from '@compute-market/components/card';
import { lazyPiece } from '@compute-market/components/lazy-piece';
import { Link } from '@compute-market/components/link';
import { Money } from '@compute-market/components/money';
import { Segmented } from '@compute-market/components/segmented';
import { Skeleton } from '@compute-market/components/skeleton';
import type { StackedBarChartProps } from '@compute-market/components/stacked-bar-chart';
import { Switch } from '@compute-market/components/switch';
import type { ExpenseGroups, ExpenseSummary } from '@compute-market/contract/entities/cost-item';
import { EXPENSE_GROUP, type ExpenseGroup } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import { fen, fenFromYuan, formatMoney } from '@compute-market/contract/rules/money';
import { Suspense, useMemo } from 'react';
import { ChartRoom, costParts } from '../../daily-costs';
import type { DayRange } from '../../day-range';
import { dataOf, type Resource } from '../../resource';
import { ReadFailure } from '../../resource-view';
import { stepOf } from './bars';
import { chartBars, dailyAverage, groupBars, groupParts } from './expense-chart';
import { expenseQuery, type ExpenseQuery } from './expense-query';
import { changeInPercent, percentWords } from './expense-view';
import { Compared, GroupFrame, Toolbar } from './ExpenseScreen.styles';
import { GroupTable } from './GroupTable';
import { messages } from './messages';

const StackedBarChart = lazyPiece(() =>
  import('@compute-market/components/stacked-bar-chart').then((module) => ({ default: module.StackedBarChart })),
);

const words = messages.groups;
const kind = 'kind';
const isGroup = (value: string): value is ExpenseGroup => Object.values(EXPENSE_GROUP).some((group) => group === value);

interface SpendingCardProps {
  query: ExpenseQuery;
  onQueryChange: (query: ExpenseQuery) => void;
  summary: Extract<Resource<ExpenseSummary>, { state: 'ready' }> | { readonly state: 'loading' };
  /** The range in groups; null while nothing is grouped or compared, and its data where the back end groups nothing (decisions 83). */
  groups: Resource<ExpenseGroups | null> | null;
  /** Today in Beijing, YYYY-MM-DD. */
  today: string;
  /** A sub-account is one person alone. */
  ownOnly: boolean;
  /** Whether there is a project to group by. */
  hasProjects: boolean;
  onRefresh: () => void;
}

/** The chart comes when the page stands: it is the heaviest part of it. */
const Chart = (props: Omit<StackedBarChartProps, 'ref'>) => <StackedBarChart {...props} />;

function KindChart({
  days,
  range,
  today,
  ...rest
}: { days: ExpenseSummary['DayList']; range: DayRange; today: string } & Choosing) {
  const bars = useMemo(() => chartBars(days, range, today), [days, range, today]);
  const step = stepOf(range);
  const average = step === 'day' ? dailyAverage(days, range, today) : fen(0);
  return (
    <Chart
      {...rest}
      label={messages.chart[step](messages.chart.span(range.start, range.end))}
      parts={costParts(bars)}
      bars={bars}
      reference={average === 0 ? undefined : { value: average, label: messages.chart.average(formatMoney(average)) }}
    />
  );
}

type Choosing = Pick<StackedBarChartProps, 'hiddenParts' | 'onHiddenPartsChange' | 'selected' | 'onBarSelect'>;

function GroupChart({ groups, today, ...rest }: { groups: ExpenseGroups; today: string } & Choosing) {
  const range = useMemo(() => ({ start: groups.Begin, end: groups.End }), [groups]);
  const bars = useMemo(() => groupBars(groups, range, today), [groups, range, today]);
  return (
    <Chart
      {...rest}
      label={messages.chart[stepOf(range)](messages.chart.span(range.start, range.end))}
      parts={groupParts(groups, bars)}
      bars={bars}
    />
  );
}

/** The sums of both periods, in fen and in percent. */
function Comparison({ groups }: { groups: ExpenseGroups }) {
  const [now, before] = [fenFromYuan(groups.Amount), fenFromYuan(groups.BeforeAmount)];
  const percent = changeInPercent(now, before);
  const { span } = messages.chart;
  return (
    <Compared role="status">
      <span>{words.span(span(groups.Begin, groups.End), span(groups.BeforeBegin, groups.BeforeEnd))}</span>
      <span>
        {words.now}{' '}
        <b>
          <Money fen={now} />
        </b>
      </span>
      <span>
        {words.before}{' '}
        <b>
          <Money fen={before} />
        </b>
      </span>
      <span>
        {words.difference}{' '}
        <b>
          <Money fen={fen(now - before)} sign="always" />
        </b>
      </span>
      <span>
        {percent === null ? (
          words.noBefore
        ) : (
          <>
            {words.change} <b>{percentWords(percent)}</b>
          </>
        )}
      </span>
    </Compared>
  );
}

/** What was spent when: by its kinds, or in groups with a table of them, and beside the period before where that is asked for (decisions 83). */
export function SpendingCard({
  query,
  onQueryChange,
  summary,
  groups,
  today,
  ownOnly,
  hasProjects,
  onRefresh,
}: SpendingCardProps) {
  const room = <Skeleton shape="block" width="100%" height={248} />;
  const set = (change: Partial<ExpenseQuery>) => onQueryChange(expenseQuery.change(query, change));
  const offered: Readonly<Partial<Record<ExpenseGroup, boolean>>> = {
    sub: !ownOnly,
    project: hasProjects || query.group === EXPENSE_GROUP.project,
  };
  const choices = [kind, ...Object.values(EXPENSE_GROUP).filter((group) => offered[group] ?? true)];
  const choosing: Choosing = {
    hiddenParts: query.hide,
    onHiddenPartsChange: (hide) => set({ hide }),
    selected: query.bar === '' ? undefined : query.bar,
    onBarSelect: (bar) => set({ bar: bar === query.bar ? '' : bar }),
  };
  const told = groups === null ? undefined : dataOf(groups);
  const grouped = told ?? undefined;
  const drawn = query.group === null ? undefined : grouped;
  return (
    <Card>
      <Toolbar>
        <Segmented
          size="sm"
          aria-label={words.by}
          name="expense-group"
          options={choices.map((value) => ({ value, label: words[value as ExpenseGroup | 'kind'] }))}
          value={query.group ?? kind}
          onValueChange={(value) => set({ group: isGroup(value) ? value : null, hide: [] })}
        />
        <Switch checked={query.compare} onCheckedChange={(compare) => set({ compare })}>
          {words.compare}
        </Switch>
      </Toolbar>
      {groups !== null && groups.state === 'error' && (
        <ReadFailure compact failure={groups} title={words.failed} onRetry={onRefresh} />
      )}
      {told === null && <Alert tone="info">{words.untold}</Alert>}
      {query.group === EXPENSE_GROUP.project && (
        <Compared>
          {words.byProject}
          {!ownOnly && <Link href={routes.projects.to()}>{words.manageProjects}</Link>}
        </Compared>
      )}
      {query.compare && grouped !== undefined && <Comparison groups={grouped} />}
      <ChartRoom>
        {(query.group !== null && groups !== null && groups.state === 'loading') || summary.state === 'loading' ? (
          room
        ) : (
          <Suspense fallback={room}>
            {drawn === undefined ? (
              <KindChart
                days={summary.data.DayList}
                range={query.days.start === '' ? monthRange(summary.data.Month) : query.days}
                today={today}
                {...choosing}
              />
            ) : (
              <GroupChart groups={drawn} today={today} {...choosing} />
            )}
          </Suspense>
        )}
      </ChartRoom>
      {drawn !== undefined && (
        <GroupFrame>
          <GroupTable groups={drawn} compare={query.compare} />
        </GroupFrame>
      )}
    </Card>
  );
}
