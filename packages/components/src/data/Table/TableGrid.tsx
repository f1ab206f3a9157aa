import type { ReactNode } from 'react';
import { Skeleton } from '../../feedback/Skeleton';
import { Body, Caption, Foot, Grid, WideCell } from './Table.styles';
import type { TableColumn } from './table-column';
import type { TableData } from './table-data';
import { TableHead } from './TableHead';
import { TableRow } from './TableRow';

function SkeletonRows<Row>({ columns, count, extra }: { columns: readonly TableColumn<Row>[]; count: number; extra: number }) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} aria-hidden>
      {Array.from({ length: extra }, (_unused, cell) => <td key={cell} />)}
      {columns.map((column) => (
        <td key={column.key} data-align={column.align} data-sticky={column.sticky} data-hide-below={column.hideBelow}>
          <Skeleton width="70%" />
        </td>
      ))}
    </tr>
  ));
}

function Summary<Row>({ columns, summary, extra }: { columns: readonly TableColumn<Row>[]; summary: Readonly<Record<string, ReactNode>>; extra: number }) {
  return (
    <Foot>
      <tr>
        {extra > 0 ? <td colSpan={extra} /> : null}
        {columns.map((column) => <td key={column.key} data-align={column.align} data-hide-below={column.hideBelow}>{summary[column.key]}</td>)}
      </tr>
    </Foot>
  );
}

/** The real table: head, rows or what stands for them, closing row. */
export function TableGrid<Row>({
  caption, columns, rows, rowKey, rowName = rowKey, selection, sort, onSortChange, loading = false, skeletonRows = 10, refreshing = false,
  empty, detail, highlightKey, summary, labels,
}: TableData<Row>) {
  const extra = (selection ? 1 : 0) + (detail ? 1 : 0);
  return (
    <Grid aria-busy={loading || refreshing || undefined}>
      <Caption>{loading ? `${caption}，${labels.loading}` : caption}</Caption>
      <TableHead columns={columns} pageKeys={rows.map(rowKey)} selection={selection} expandable={detail !== undefined} sort={sort} onSortChange={onSortChange} labels={labels} />
      <Body data-dimmed={refreshing || undefined}>
        {loading ? <SkeletonRows columns={columns} count={skeletonRows} extra={extra} /> : null}
        {!loading && rows.length === 0 ? (
          <tr>
            <WideCell colSpan={columns.length + extra}>{empty}</WideCell>
          </tr>
        ) : null}
        {loading
          ? null
          : rows.map((row, index) => {
              const key = rowKey(row);
              return <TableRow key={key} row={row} rowKey={key} index={index} name={rowName(row)} columns={columns} selection={selection} detail={detail} highlighted={key === highlightKey} labels={labels} />;
            })}
      </Body>
      {summary === undefined || loading || rows.length === 0 ? null : <Summary columns={columns} summary={summary} extra={extra} />}
    </Grid>
  );
}
