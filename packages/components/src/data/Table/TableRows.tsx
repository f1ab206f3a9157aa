import { useId, type ReactNode } from 'react';
import type { Words } from '../../words';
import type { tableMessages } from './messages';
import { TableRow, WideRow } from './TableRow';
import type { TableColumn } from './table-column';
import { useSelected, type TableSelection } from './table-selection';

/** What rows are drawn from, plain or virtual. */
export interface RowsData<Row> {
  rows: readonly Row[];
  columns: readonly TableColumn<Row>[];
  rowKey: (row: Row) => string;
  rowName: (row: Row) => string;
  lead: ((row: Row) => ReactNode) | undefined;
  selection: TableSelection | undefined;
  canSelect: ((row: Row) => boolean) | undefined;
  detail: ((row: Row) => ReactNode) | undefined;
  hasDetail: ((row: Row) => boolean) | undefined;
  expansion: TableSelection;
  highlightKey: string | readonly string[] | undefined;
  labels: Words<typeof tableMessages>;
}

/** How many columns a cell spans that stands alone in its row. */
export const spanOf = <Row,>({ columns, selection, detail }: Pick<RowsData<Row>, 'columns' | 'selection' | 'detail'>) =>
  columns.length + (selection ? 1 : 0) + (detail ? 1 : 0);

/** The props of one row. */
export function rowProps<Row>(data: RowsData<Row>, row: Row, tableId: string) {
  const { columns, rowKey, rowName, lead, selection, canSelect, detail, hasDetail, expansion, highlightKey, labels } =
    data;
  const key = rowKey(row);
  return {
    row,
    rowKey: key,
    name: rowName(row),
    columns,
    lead,
    selection,
    selectable: canSelect?.(row) ?? true,
    expansion: detail && expansion,
    detailId: `${tableId}${key}`,
    opens: hasDetail?.(row) ?? true,
    highlighted: typeof highlightKey === 'string' ? key === highlightKey : highlightKey?.includes(key) === true,
    labels,
  };
}

interface DetailRowProps {
  expansion: TableSelection;
  rowKey: string;
  id: string;
  span: number;
  /** Asked only while it is open. */
  content: () => ReactNode;
}

function DetailRow({ expansion, rowKey, id, span, content }: DetailRowProps) {
  return useSelected(expansion, rowKey) ? (
    <WideRow sunken id={id} span={span}>
      {content()}
    </WideRow>
  ) : null;
}

/** All rows, one under another, each with its details where they are open. */
export function TableRows<Row>(data: RowsData<Row>) {
  const { rows, detail, expansion } = data;
  const id = useId();
  return rows.map((row) => {
    const props = rowProps(data, row, id);
    if (!detail) return <TableRow key={props.rowKey} {...props} />;
    return [
      <TableRow key={props.rowKey} {...props} />,
      <DetailRow
        key={`${props.rowKey} detail`}
        expansion={expansion}
        rowKey={props.rowKey}
        id={props.detailId}
        span={spanOf(data)}
        content={() => detail(row)}
      />,
    ];
  });
}
