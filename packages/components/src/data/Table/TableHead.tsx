import { Suspense, useId, type CSSProperties, type MouseEvent, type ReactNode } from 'react';
import { lazyPiece } from '../../foundation/lazyPiece/lazyPiece';
import { ArrowDownIcon } from '../../icons/ArrowDownIcon';
import { ArrowUpDownIcon } from '../../icons/ArrowUpDownIcon';
import { ArrowUpIcon } from '../../icons/ArrowUpIcon';
import { Checkbox } from '../../inputs/Checkbox/Checkbox';
import type { Words } from '../../words';
import { colWidths } from './fit-columns';
import type { tableMessages } from './messages';
import type { TableColumn, TableSort, TableWidths } from './table-column';
import { useSelectedShare, type TableSelection } from './table-selection';
import { firstDirection, sortsAfterPress, turned } from './table-sorts';
import { Head, HeadLine, SortButton, Spoken } from './Table.styles';
import type { ResizeColumn } from './useColumnWidths';

const ColumnEdge = lazyPiece(() => import('./ColumnEdge'));

interface SelectAllProps {
  selection: TableSelection;
  pageKeys: readonly string[];
  label: string;
}

function SelectAll({ selection, pageKeys, label }: SelectAllProps) {
  const share = useSelectedShare(selection, pageKeys);
  return (
    <Checkbox
      aria-label={label}
      checked={share === 'all'}
      indeterminate={share === 'some'}
      disabled={pageKeys.length === 0}
      onCheckedChange={() => selection.choose(pageKeys, share !== 'all')}
    />
  );
}

const arrows = { ascending: <ArrowUpIcon size={12} />, descending: <ArrowDownIcon size={12} /> };

/** How its rows may be sorted by a column, and what they are sorted by now. */
export interface TableOrder {
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
  sorts: readonly TableSort[] | undefined;
  onSortsChange: ((sorts: readonly TableSort[]) => void) | undefined;
}

interface SortHeadProps<Row> extends TableOrder {
  column: TableColumn<Row>;
  labels: Words<typeof tableMessages>;
}

function SortHead<Row>({ column, sort, onSortChange, sorts, onSortsChange, labels }: SortHeadProps<Row>) {
  const place = sorts?.findIndex(({ key }) => key === column.key) ?? -1;
  const direction = (sorts ? sorts[place] : sort?.key === column.key ? sort : undefined)?.direction;
  const first = firstDirection(column.sortable);
  const press = (event: MouseEvent) => {
    if (onSortsChange) onSortsChange(sortsAfterPress(sorts ?? [], column.key, first, event.shiftKey));
    else onSortChange?.({ key: column.key, direction: turned(direction, first) });
  };
  return (
    <SortButton type="button" title={onSortsChange && labels.sortHint} onClick={press}>
      {column.header}
      {direction === undefined ? <ArrowUpDownIcon size={12} /> : arrows[direction]}
      {direction !== undefined && sorts && sorts.length > 1 ? <span aria-hidden>{place + 1}</span> : null}
      {/* Only one head may say that it is sorted; the others say it in words. */}
      {direction !== undefined && place > 0 ? (
        <Spoken>{labels.sortPlace(place + 1, direction === 'ascending')}</Spoken>
      ) : null}
    </SortButton>
  );
}

/** What moves the edges of columns. */
export interface TableEdges {
  widths: TableWidths;
  onResize: ResizeColumn;
}

interface HeaderCellProps<Row> extends TableOrder, TableEdges {
  column: TableColumn<Row>;
  filter: ReactNode;
  labels: Words<typeof tableMessages>;
}

function HeaderCell<Row>({ column, filter, widths, onResize, labels, ...order }: HeaderCellProps<Row>) {
  const { key, header, align, sticky, sortable, resizable } = column;
  const id = useId();
  const first = order.sorts ? order.sorts[0] : order.sort;
  const words =
    sortable && (order.onSortsChange ?? order.onSortChange) ? (
      <SortHead column={column} labels={labels} {...order} />
    ) : (
      header
    );
  const tools = resizable || (filter !== undefined && filter !== null);
  return (
    <th
      scope="col"
      data-align={align}
      data-sticky={sticky}
      data-resizable={resizable || undefined}
      aria-sort={first?.key === key ? first.direction : undefined}
      // Its tools have names of their own, which are not its name.
      aria-labelledby={tools ? id : undefined}
    >
      {tools ? (
        <HeadLine>
          <span id={id}>{words}</span>
          {filter}
        </HeadLine>
      ) : (
        words
      )}
      {resizable ? (
        <Suspense fallback={null}>
          <ColumnEdge
            name={column.name ?? (typeof header === 'string' ? header : key)}
            columnKey={key}
            width={widths[key] ?? column.width}
            range={column.widthRange}
            onResize={onResize}
            labels={labels}
          />
        </Suspense>
      ) : null}
    </th>
  );
}

export interface TableHeadProps<Row> extends TableOrder, TableEdges {
  columns: readonly TableColumn<Row>[];
  pageKeys: readonly string[];
  selection: TableSelection | undefined;
  expandable: boolean;
  filters: Readonly<Record<string, ReactNode>> | undefined;
  /** Its place among all rows, where not all of them stand in the document. */
  rowIndex: number | undefined;
  labels: Words<typeof tableMessages>;
}

/** Widths and headings; with a selection the first box chooses the page, half ticked while only some rows are. */
export function TableHead<Row>({
  columns,
  pageKeys,
  selection,
  expandable,
  filters,
  widths,
  onResize,
  rowIndex,
  labels,
  ...order
}: TableHeadProps<Row>) {
  const cols = colWidths(columns, widths);
  const width = (px: number | undefined): CSSProperties | undefined => (px === undefined ? undefined : { width: px });
  return (
    <>
      <colgroup>
        {selection ? <col style={width(44)} /> : null}
        {expandable ? <col style={width(44)} /> : null}
        {columns.map((column, at) => (
          <col key={column.key} style={width(cols[at])} />
        ))}
      </colgroup>
      <Head>
        <tr aria-rowindex={rowIndex}>
          {selection ? (
            <th scope="col" data-part="select">
              <SelectAll selection={selection} pageKeys={pageKeys} label={labels.selectAll} />
            </th>
          ) : null}
          {expandable ? (
            <th scope="col" data-part="expand">
              <Spoken>{labels.details}</Spoken>
            </th>
          ) : null}
          {columns.map((column) => (
            <HeaderCell
              key={column.key}
              column={column}
              filter={filters?.[column.key]}
              widths={widths}
              onResize={onResize}
              labels={labels}
              {...order}
            />
          ))}
        </tr>
      </Head>
    </>
  );
}
