import { Money } from '@compute-market/components/money';
import type { TableColumn } from '@compute-market/components/table';
import { fenFromYuan } from '@compute-market/contract/rules/money';
import { formatTime } from '@compute-market/contract/rules/time';
import { Nothing, type NothingReason } from '../record-list';
import { tableColumnMessages as messages } from './messages';

type Cell<Row> = TableColumn<Row>['cell'];
type ColumnOptions<Row> = Omit<TableColumn<Row>, 'key' | 'header' | 'cell'>;

/** Figures, at the end of their cells, so that those under each other can be compared. */
export const figureColumn = <Row,>(
  key: string,
  header: string,
  cell: Cell<Row>,
  options?: ColumnOptions<Row>,
): TableColumn<Row> => ({ key, header, cell, align: 'end', ...options });

/** Sums; `yuanOf` reads them in yuan. */
export const sumColumn = <Row,>(
  key: string,
  header: string,
  yuanOf: (row: Row) => number,
  options?: ColumnOptions<Row>,
): TableColumn<Row> => figureColumn(key, header, (row) => <Money fen={fenFromYuan(yuanOf(row))} />, options);

/** Moments; `secondsOf` reads them in seconds since 1970, null for one that has not come or is not told: `none` says which. */
export const timeColumn = <Row,>(
  key: string,
  header: string,
  secondsOf: (row: Row) => number | null,
  {
    withSeconds,
    none,
    ...options
  }: ColumnOptions<Row> & { withSeconds?: boolean; none?: NothingReason | ((row: Row) => NothingReason) } = {},
): TableColumn<Row> => ({
  key,
  header,
  cell: (row) => {
    const seconds = secondsOf(row);
    if (seconds !== null) return formatTime(seconds, { withSeconds });
    return <Nothing reason={typeof none === 'function' ? none(row) : none} />;
  },
  ...options,
});

/** What can be done with a row, the last of its columns. */
export const actionsColumn = <Row,>(cell: Cell<Row>, options: ColumnOptions<Row>): TableColumn<Row> =>
  figureColumn('actions', messages.actions, cell, options);
