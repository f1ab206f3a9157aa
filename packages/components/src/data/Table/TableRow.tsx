import { memo, useId, useState, type ReactNode } from 'react';
import { IconButton } from '../../actions/IconButton';
import { ChevronDownIcon } from '../../icons/ChevronDownIcon';
import { ChevronRightIcon } from '../../icons/ChevronRightIcon';
import { Checkbox } from '../../inputs/Checkbox';
import type { Words } from '../../words';
import type { tableMessages } from './messages';
import type { TableColumn } from './table-column';
import { useSelected, type TableSelection } from './table-selection';
import { WideCell } from './Table.styles';

interface RowCheckboxProps {
  selection: TableSelection;
  rowKey: string;
  label: string;
}

/** The box of one row; it alone is drawn again when its row is chosen. */
export function RowCheckbox({ selection, rowKey, label }: RowCheckboxProps) {
  const chosen = useSelected(selection, rowKey);
  return <Checkbox aria-label={label} checked={chosen} onCheckedChange={(next) => selection.choose([rowKey], next)} />;
}

export interface TableRowProps<Row> {
  row: Row;
  rowKey: string;
  index: number;
  name: string;
  columns: readonly TableColumn<Row>[];
  selection: TableSelection | undefined;
  detail: ((row: Row) => ReactNode) | undefined;
  highlighted: boolean;
  labels: Words<typeof tableMessages>;
}

function Row<Row>({ row, rowKey, index, name, columns, selection, detail, highlighted, labels }: TableRowProps<Row>) {
  const [expanded, setExpanded] = useState(false);
  const detailId = useId();
  const span = columns.length + (selection ? 1 : 0) + 1;
  return (
    <>
      <tr data-row="" data-key={rowKey} data-highlighted={highlighted || undefined}>
        {selection ? <td data-part="select"><RowCheckbox selection={selection} rowKey={rowKey} label={labels.selectRow(name)} /></td> : null}
        {detail ? (
          <td data-part="expand">
            <IconButton
              label={expanded ? labels.collapse : labels.expand}
              aria-expanded={expanded}
              aria-controls={expanded ? detailId : undefined}
              icon={expanded ? <ChevronDownIcon size={14} /> : <ChevronRightIcon size={14} />}
              onClick={() => setExpanded(!expanded)}
            />
          </td>
        ) : null}
        {columns.map((column) => {
          const Cell = column.rowHeader ? 'th' : 'td';
          return (
            <Cell key={column.key} scope={column.rowHeader ? 'row' : undefined} data-align={column.align} data-sticky={column.sticky} data-hide-below={column.hideBelow}>
              {column.cell(row, index)}
            </Cell>
          );
        })}
      </tr>
      {detail && expanded ? (
        <tr id={detailId}>
          <WideCell colSpan={span} data-sunken="">{detail(row)}</WideCell>
        </tr>
      ) : null}
    </>
  );
}

/** A row is drawn again only when its own data or the columns change. */
export const TableRow = memo(Row) as typeof Row;
