import { lazyPiece } from '../../foundation/lazyPiece/lazyPiece';
import { Suspense, useMemo, type ReactNode } from 'react';
import { Skeleton } from '../../feedback/Skeleton/Skeleton';
import { Body, Caption, Foot, Grid } from './Table.styles';
import type { TableColumn } from './table-column';
import type { TableData } from './table-data';
import { useSelectedKeys, type TableSelection } from './table-selection';
import { TableHead, type TableEdges } from './TableHead';
import { WideRow } from './TableRow';
import { spanOf, TableRows, type RowsData } from './TableRows';
import { firstRows } from './virtual-items';

const VirtualRows = lazyPiece(() => import('./VirtualRows'));

function SkeletonRows<Row>({
  columns,
  count,
  extra,
}: {
  columns: readonly TableColumn<Row>[];
  count: number;
  extra: number;
}) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} aria-hidden>
      {Array.from({ length: extra }, (_unused, cell) => (
        <td key={cell} />
      ))}
      {columns.map((column) => (
        <td
          key={column.key}
          data-align={column.align}
          data-sticky={column.sticky}
          data-resizable={column.resizable || undefined}
        >
          <Skeleton width="70%" />
        </td>
      ))}
    </tr>
  ));
}

interface SummaryProps<Row> {
  columns: readonly TableColumn<Row>[];
  summary: Readonly<Record<string, ReactNode>>;
  extra: number;
  rowIndex: number | undefined;
}

function Summary<Row>({ columns, summary, extra, rowIndex }: SummaryProps<Row>) {
  return (
    <Foot>
      <tr aria-rowindex={rowIndex}>
        {extra > 0 ? <td colSpan={extra} /> : null}
        {columns.map((column) => (
          <td key={column.key} data-align={column.align} data-resizable={column.resizable || undefined}>
            {summary[column.key]}
          </td>
        ))}
      </tr>
    </Foot>
  );
}

/** How many rows of the body there are, open details among them. */
function useRowCount<Row>({ rows, rowKey, detail, expansion }: RowsData<Row>) {
  const open = useSelectedKeys(detail ? expansion : undefined);
  return useMemo(
    () => rows.length + (open.size === 0 ? 0 : rows.filter((row) => open.has(rowKey(row))).length),
    [rows, rowKey, open],
  );
}

export interface TableGridProps<Row> extends Omit<TableData<Row>, 'hiddenColumns'>, TableEdges {
  expansion: TableSelection;
  /** Draws only the rows in sight. */
  virtual: boolean;
  rowHeight: number;
}

/** The real table: head, rows or what stands for them, closing row. */
export function TableGrid<Row>(props: TableGridProps<Row>) {
  const { caption, columns, rows, rowKey, rowName = rowKey, canSelect, labels, virtual, rowHeight } = props;
  const { loading = false, skeletonRows = 10, refreshing = false, empty, error, detail, summary } = props;
  const { selection, sort, onSortChange, sorts, onSortsChange, filters, widths, onResize } = props;
  const pageKeys = useMemo(() => (canSelect ? rows.filter(canSelect) : rows).map(rowKey), [rows, rowKey, canSelect]);
  const data: RowsData<Row> = { ...props, rowName };
  const count = useRowCount(data);
  const span = spanOf(data);
  const closes = summary !== undefined && !loading && rows.length > 0;
  const failed = error !== undefined && error !== null && error !== false;
  const wide = loading ? undefined : failed ? error : rows.length === 0 ? empty : undefined;
  return (
    <Grid
      aria-busy={loading || refreshing || undefined}
      aria-rowcount={virtual ? count + 1 + (closes ? 1 : 0) : undefined}
    >
      <Caption>{loading ? labels.loading(caption) : caption}</Caption>
      <TableHead
        columns={columns}
        pageKeys={pageKeys}
        selection={selection}
        expandable={detail !== undefined}
        sort={sort}
        onSortChange={onSortChange}
        sorts={sorts}
        onSortsChange={onSortsChange}
        filters={filters}
        widths={widths}
        onResize={onResize}
        rowIndex={virtual ? 1 : undefined}
        labels={labels}
      />
      {wide === undefined ? null : (
        <Body data-part="state">
          <WideRow span={span}>{wide}</WideRow>
        </Body>
      )}
      {loading ? (
        <Body>
          <SkeletonRows columns={columns} count={skeletonRows} extra={span - columns.length} />
        </Body>
      ) : null}
      {loading || rows.length === 0 ? null : virtual ? (
        <Suspense
          fallback={
            <Body>
              <TableRows {...data} rows={rows.slice(0, firstRows)} />
            </Body>
          }
        >
          <VirtualRows {...data} rowHeight={rowHeight} dimmed={refreshing} />
        </Suspense>
      ) : (
        <Body data-dimmed={refreshing || undefined}>
          <TableRows {...data} />
        </Body>
      )}
      {closes ? (
        <Summary
          columns={columns}
          summary={summary}
          extra={span - columns.length}
          rowIndex={virtual ? count + 2 : undefined}
        />
      ) : null}
    </Grid>
  );
}
