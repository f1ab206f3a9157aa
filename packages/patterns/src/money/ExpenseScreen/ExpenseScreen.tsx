import { Button } from '@compute-market/components/button';
import { Card } from '@compute-market/components/card';
import { Link } from '@compute-market/components/link';
import { Tabs } from '@compute-market/components/tabs';
import { useBelow } from '@compute-market/components/use-media-query';
import type { ExpenseGroups, ExpenseSummary, InstanceCost } from '@compute-market/contract/entities/cost-item';
import { routes } from '@compute-market/contract/routes';
import { ExportAction, type ExportActionProps } from '../../csv';
import { dataOf, type Resource } from '../../resource';
import { PageBody, PageHead } from '../../shell/PageHead';
import type { Viewer } from '../../viewer';
import { ViewerRights } from '../../viewer/ViewerRights';
import { Panel } from '../../record-list';
import { SlowHint } from '../../slow-hint';
import { titleOf } from '../../instance-facts';
import { ReadFailure } from '../../resource-view';
import { barAt } from './bars';
import type { ExpensePage, Unfold } from './data';
import { ExpenseList } from './ExpenseList';
import { chartDays, expenseQuery, expenseTabs, type ExpenseQuery } from './expense-query';
import { OnlyBar } from './ExpenseScreen.styles';
import { Filters } from './Filters';
import { InstanceSummary } from './InstanceSummary';
import { messages } from './messages';
import { FailedMonth, MonthFigures } from './MonthFigures';
import { SpendingCard } from './SpendingCard';

export interface ExpenseScreenProps extends ExportActionProps {
  viewer: Viewer;
  /** What the list shows; it lives in the address. */
  query: ExpenseQuery;
  onQueryChange: (query: ExpenseQuery) => void;
  list: Resource<ExpensePage>;
  /** Figures of the month of the list's last day, with the days of the whole filter; null where the back end knows none. */
  summary: Resource<ExpenseSummary> | null;
  /** The range in groups, beside the period before; null while nothing is grouped or compared, and its data where the back end groups nothing (decisions 83). */
  groups: Resource<ExpenseGroups | null> | null;
  /** What the chosen instance has cost; null while none is chosen. */
  instanceCost: Resource<InstanceCost> | null;
  /** Names to filter by. */
  subAccounts: readonly string[];
  /** Names of projects to filter by; none where the back end knows none. */
  projects: readonly string[];
  /** Today in Beijing, YYYY-MM-DD. */
  today: string;
  /** Reads the charges of a folded line of the chosen list. */
  onUnfold: Unfold;
  /** Reads everything again. */
  onRefresh: () => void;
}

/** `listed`: the list below stands; before that, it is the one to say that the page is slow. */
function Month({
  summary,
  groups,
  query,
  onQueryChange,
  today,
  listed,
  ownOnly,
  projects,
  onRefresh,
}: Pick<ExpenseScreenProps, 'summary' | 'groups' | 'query' | 'onQueryChange' | 'today' | 'projects' | 'onRefresh'> & {
  listed: boolean;
  ownOnly: boolean;
}) {
  if (summary === null) return null;
  if (summary.state === 'error') {
    return (
      <>
        <FailedMonth onRetry={onRefresh} />
        <Card>
          <ReadFailure compact failure={summary} title={messages.figures.failed} onRetry={onRefresh} />
        </Card>
      </>
    );
  }
  return (
    <>
      <MonthFigures summary={dataOf(summary) ?? null} today={today} />
      <SpendingCard
        {...{ query, onQueryChange, summary, groups, today, ownOnly, onRefresh }}
        hasProjects={projects.length > 0}
      />
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
  groups,
  instanceCost,
  subAccounts,
  projects,
  today,
  onUnfold,
  onRefresh,
  ...exporting
}: ExpenseScreenProps) {
  const small = useBelow('sm');
  const ownOnly = viewer.role !== 'main';
  const page = list.state === 'ready' && list.data.tab === query.tab ? list.data : undefined;
  const chosen = query.instance === '' ? barAt(chartDays(query, today), query.bar) : undefined;
  const tabs = ownOnly ? expenseTabs.filter((tab) => tab !== 'balance') : expenseTabs;
  return (
    <PageBody>
      <PageHead
        title={messages.title}
        help={ownOnly ? messages.helpSub : messages.help}
        actions={<ExportAction {...exporting} />}
      />
      {instanceCost === null ? (
        <Month
          {...{ summary, groups, query, onQueryChange, today, ownOnly, projects, onRefresh }}
          listed={list.state !== 'loading'}
        />
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
        <Filters {...{ query, onQueryChange, small, today, subAccounts, projects }} total={page?.total} />
        {query.project !== '' && (
          <OnlyBar>
            {messages.groups.byProject}
            {!ownOnly && <Link href={routes.projects.to()}>{messages.groups.manageProjects}</Link>}
          </OnlyBar>
        )}
        {chosen !== undefined && (
          <OnlyBar role="status">
            {messages.groups.onlyBar(messages.chart.span(chosen.start, chosen.end))}
            <Button variant="text" size="sm" onClick={() => onQueryChange(expenseQuery.change(query, { bar: '' }))}>
              {messages.groups.allBars}
            </Button>
          </OnlyBar>
        )}
        <ViewerRights viewer={viewer}>
          <ExpenseList {...{ query, onQueryChange, list, ownOnly, today, onUnfold, onRefresh }} />
        </ViewerRights>
      </Panel>
    </PageBody>
  );
}
