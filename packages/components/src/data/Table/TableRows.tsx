import { useId, type ReactNode } from 'react';
import { TableRow, WideRow } from './TableRow';
import type { TableData } from './table-data';
import { useSelected, type TableSelection } from './table-selection';

type RowFacts =
  | 'rows'
  | 'columns'
  | 'rowKey'
  | 'lead'
  | 'selection'
  | 'canSelect'
  | 'detail'
  | 'hasDetail'
  | 'highlightKey'
  | 'labels';

/** What rows are drawn from, plain or virtual. */
export interface RowsData<Row> extends Pick<TableData<Row>, RowFacts> {
  rowName: (row: Row) => string;
  expansion: TableSelection;
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
