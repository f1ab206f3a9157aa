import { memo, type ReactNode } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton';
import { ChevronDownIcon } from '../../icons/ChevronDownIcon';
import { ChevronRightIcon } from '../../icons/ChevronRightIcon';
import { Checkbox } from '../../inputs/Checkbox/Checkbox';
import type { Words } from '../../words';
import type { tableMessages } from './messages';
import type { TableColumn } from './table-column';
import { useSelected, type TableSelection } from './table-selection';
import { Led, WideCell } from './Table.styles';

interface RowCheckboxProps {
  selection: TableSelection;
  rowKey: string;
  label: string;
  disabled: boolean;
}

/** The box of one row; it alone is drawn again when its row is chosen. */
export function RowCheckbox({ selection, rowKey, label, disabled }: RowCheckboxProps) {
  const chosen = useSelected(selection, rowKey);
  return (
    <Checkbox
      aria-label={label}
      checked={chosen}
      disabled={disabled}
      onCheckedChange={(next) => selection.choose([rowKey], next)}
    />
  );
}

interface ExpandButtonProps {
  expansion: TableSelection;
  rowKey: string;
  detailId: string;
  labels: Words<typeof tableMessages>;
}

function ExpandButton({ expansion, rowKey, detailId, labels }: ExpandButtonProps) {
  const expanded = useSelected(expansion, rowKey);
  return (
    <IconButton
      label={expanded ? labels.collapse : labels.expand}
      aria-expanded={expanded}
      aria-controls={expanded ? detailId : undefined}
      icon={expanded ? <ChevronDownIcon size={14} /> : <ChevronRightIcon size={14} />}
      onClick={() => expansion.choose([rowKey], !expanded)}
    />
  );
}

/** Where a virtual row stands among all; plain rows have none of it. */
export interface VirtualPlace {
  'data-index'?: number;
  'aria-rowindex'?: number;
}

export interface TableRowProps<Row> extends VirtualPlace {
  row: Row;
  rowKey: string;
  name: string;
  columns: readonly TableColumn<Row>[];
  lead: ((row: Row) => ReactNode) | undefined;
  selection: TableSelection | undefined;
  /** Whether it can be chosen. */
  selectable: boolean;
  /** Given where rows have details. */
  expansion: TableSelection | undefined;
  /** Whether this row has details. */
  opens: boolean;
  /** Of the row its button opens. */
  detailId: string;
  highlighted: boolean;
  labels: Words<typeof tableMessages>;
}

function Row<Row>({
  row,
  rowKey,
  name,
  columns,
  lead,
  selection,
  selectable,
  expansion,
  opens,
  detailId,
  highlighted,
  labels,
  ...place
}: TableRowProps<Row>) {
  return (
    <tr data-row="" data-key={rowKey} data-highlighted={highlighted || undefined} {...place}>
      {selection ? (
        <td data-part="select">
          <RowCheckbox selection={selection} rowKey={rowKey} label={labels.selectRow(name)} disabled={!selectable} />
        </td>
      ) : null}
      {expansion ? (
        <td data-part="expand">
          {opens ? <ExpandButton expansion={expansion} rowKey={rowKey} detailId={detailId} labels={labels} /> : null}
        </td>
      ) : null}
      {columns.map((column) => {
        const Cell = column.rowHeader ? 'th' : 'td';
        return (
          <Cell
            key={column.key}
            scope={column.rowHeader ? 'row' : undefined}
            data-align={column.align}
            data-sticky={column.sticky}
            data-resizable={column.resizable || undefined}
          >
            {lead && column.rowHeader ? (
              <Led>
                {lead(row)}
                <div>{column.cell(row)}</div>
              </Led>
            ) : (
              column.cell(row)
            )}
          </Cell>
        );
      })}
    </tr>
  );
}

/** A row is drawn again only when its own data or the columns change. */
export const TableRow = memo(Row) as typeof Row;

export interface WideRowProps extends VirtualPlace {
  id?: string;
  span: number;
  sunken?: boolean;
  children: ReactNode;
}

/** A row of one cell: details, what stands for no rows, an error. */
export function WideRow({ span, sunken = false, children, ...rest }: WideRowProps) {
  return (
    <tr {...rest}>
      <WideCell colSpan={span} data-sunken={sunken ? '' : undefined}>
        {children}
      </WideCell>
    </tr>
  );
}
