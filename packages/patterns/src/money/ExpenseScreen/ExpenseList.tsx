import { EmptyDrawing } from '@compute-market/components/empty-drawing';
import { EmptyState } from '@compute-market/components/empty-state';
import { LinkButton } from '@compute-market/components/link-button';
import { Money } from '@compute-market/components/money';
import { NoResult } from '@compute-market/components/no-result';
import { Table, type TableProps } from '@compute-market/components/table';
import type { CostItem } from '@compute-market/contract/entities/cost-item';
import type { BalanceChange } from '@compute-market/contract/entities/order';
import { routes } from '@compute-market/contract/routes';
import { fenFromYuan, fenIfKnown, sumFen } from '@compute-market/contract/rules/money';
import { useMemo, type ReactNode } from 'react';
import type { Resource } from '../../resource';
import { titleOf } from '../../instance-facts';
import { PagedList, type ListState } from '../../record-list';
import { NeedsRight } from '../../viewer/ViewerRights';
import { Under } from './cells.styles';
import { BalanceCard, BareMetalCard, CostCard } from './cards';
import { balanceColumns, bareMetalColumns, costColumns } from './columns';
import type { ExpensePage, ExpenseRows, Unfold } from './data';
import { expenseQuery, type ExpenseQuery } from './expense-query';
import { foldedName } from './expense-view';
import { FilterSum } from './ExpenseScreen.styles';
import { FoldedCharges } from './FoldedCharges';
import { messages } from './messages';

interface ExpenseListProps {
  query: ExpenseQuery;
  onQueryChange: (query: ExpenseQuery) => void;
  list: Resource<ExpensePage>;
  ownOnly: boolean;
  /** Today in Beijing, YYYY-MM-DD. */
  today: string;
  onUnfold: Unfold;
  onRefresh: () => void;
}

type Folding = Pick<ExpenseListProps, 'today' | 'onUnfold'>;

interface TableState extends ListState {
  caption: string;
  rowHeight: number;
  empty: ReactNode;
}

const pageSum = (amounts: readonly number[]) => <Money fen={sumFen(amounts.map((yuan) => fenFromYuan(yuan)))} />;

/** How folded lines open; nothing where no line is folded, as with back ends that do not fold. */
function detailsOf<Line extends Pick<CostItem | BalanceChange, 'Id' | 'Folded'>>(
  rows: readonly Line[],
  nameOf: (line: Line) => string,
  onUnfold: Unfold,
): Pick<TableProps<Line>, 'detail' | 'hasDetail'> {
  if (!rows.some(({ Folded }) => Folded)) return {};
  return {
    hasDetail: ({ Folded }) => Folded !== undefined,
    detail: (line) =>
      line.Folded && (
        <FoldedCharges
          key={line.Folded.Count}
          id={String(line.Id)}
          label={messages.folded.title(nameOf(line), line.Folded.Day)}
          onUnfold={onUnfold}
        />
      ),
  };
}

function Empty({ query, onQueryChange }: Pick<ExpenseListProps, 'query' | 'onQueryChange'>) {
  if (expenseQuery.filterCount(query) > 0) return <NoResult onClear={() => onQueryChange(expenseQuery.clear(query))} />;
  const { title, balance, help, rent } = messages.empty;
  if (query.tab === 'balance') return <EmptyState drawing={<EmptyDrawing subject="receipt" />} title={balance} />;
  return (
    <EmptyState
      drawing={<EmptyDrawing subject="receipt" />}
      title={title}
      help={help}
      actions={
        <NeedsRight right="buy">
          <LinkButton variant="outline" href={routes.store.to()}>
            {rent}
          </LinkButton>
        </NeedsRight>
      }
    />
  );
}

/** Instance costs with the sum of the page. */
function InstanceCosts({
  rows,
  ownOnly,
  today,
  onUnfold,
  ...table
}: { rows: Extract<ExpenseRows, { tab: 'instance' }>['rows']; ownOnly: boolean } & Folding & TableState) {
  const columns = useMemo(() => costColumns(ownOnly, today), [ownOnly, today]);
  const originals = pageSum(rows.map(({ OriginalAmount }) => OriginalAmount));
  const discounts = sumFen(rows.map(({ DiscountAmount }) => fenFromYuan(DiscountAmount)));
  const summary =
    rows.length === 0
      ? undefined
      : {
          time: messages.sums.page,
          original: originals,
          paid: pageSum(rows.map(({ Amount }) => Amount)),
          discount: (
            <>
              <Money fen={fenIfKnown(0 - discounts)} sign="always" />
              <Under>
                {messages.columns.original} {originals}
              </Under>
            </>
          ),
        };
  return (
    <Table
      {...table}
      columns={columns}
      rows={rows}
      rowKey={({ Id }) => Id}
      minWidth={720}
      summary={summary}
      {...detailsOf(rows, titleOf, onUnfold)}
      card={(cost) => <CostCard {...{ cost, ownOnly, today, onUnfold }} />}
    />
  );
}

/** Movements of the purses. */
function BalanceChanges({
  rows,
  today,
  onUnfold,
  ...table
}: { rows: Extract<ExpenseRows, { tab: 'balance' }>['rows'] } & Folding & TableState) {
  const columns = useMemo(() => balanceColumns(today), [today]);
  return (
    <Table
      {...table}
      columns={columns}
      rows={rows}
      rowKey={({ Id }) => String(Id)}
      minWidth={720}
      {...detailsOf(rows, foldedName, onUnfold)}
      card={(change) => <BalanceCard {...{ change, today, onUnfold }} />}
    />
  );
}

function Rows({
  list,
  table,
  ownOnly,
  ...folding
}: { list: ExpenseRows; table: TableState; ownOnly: boolean } & Folding) {
  switch (list.tab) {
    case 'instance':
      return <InstanceCosts {...table} {...folding} rows={list.rows} ownOnly={ownOnly} />;
    case 'bareMetal':
      return (
        <Table
          {...table}
          columns={bareMetalColumns}
          rows={list.rows}
          rowKey={({ Id }) => String(Id)}
          minWidth={780}
          summary={
            list.rows.length === 0
              ? undefined
              : { time: messages.sums.page, paid: pageSum(list.rows.map(({ Amount }) => Amount)) }
          }
          card={(cost) => <BareMetalCard cost={cost} />}
        />
      );
    case 'balance':
      return <BalanceChanges {...table} {...folding} rows={list.rows} />;
  }
}

/** The rows of the chosen list with their pages. */
export function ExpenseList({ query, onQueryChange, list, ownOnly, today, onUnfold, onRefresh }: ExpenseListProps) {
  // Rows of the list before are no older rows of this one.
  const page = list.state === 'ready' && list.data.tab === query.tab ? list.data : undefined;
  const table: TableState = {
    caption: messages.captions[query.tab],
    loading: page === undefined,
    refreshing: list.state === 'ready' && list.refreshing === true,
    skeletonRows: Math.min(10, query.size),
    rowHeight: 44,
    empty: <Empty query={query} onQueryChange={onQueryChange} />,
  };
  return (
    <PagedList
      list={list}
      page={page}
      sum={
        page?.sum == null ? undefined : (
          <FilterSum>
            {messages.sums.all}
            <b>
              <Money fen={page.sum} />
            </b>
          </FilterSum>
        )
      }
      size={query.size}
      onPlaceChange={(change) => onQueryChange(expenseQuery.change(query, change))}
      onRefresh={onRefresh}
    >
      <Rows key={query.tab} list={page ?? { tab: query.tab, rows: [] }} {...{ table, ownOnly, today, onUnfold }} />
    </PagedList>
  );
}
