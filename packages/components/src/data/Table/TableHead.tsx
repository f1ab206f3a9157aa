import type { CSSProperties } from 'react';
import { ArrowDownIcon } from '../../icons/ArrowDownIcon';
import { ArrowUpDownIcon } from '../../icons/ArrowUpDownIcon';
import { ArrowUpIcon } from '../../icons/ArrowUpIcon';
import { Checkbox } from '../../inputs/Checkbox';
import type { Words } from '../../words';
import type { tableMessages } from './messages';
import type { TableColumn, TableSort } from './table-column';
import { useSelectedShare, type TableSelection } from './table-selection';
import { Head, SortButton, Spoken } from './Table.styles';

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

interface HeaderCellProps<Row> {
  column: TableColumn<Row>;
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
}

function HeaderCell<Row>({ column, sort, onSortChange }: HeaderCellProps<Row>) {
  const direction = sort?.key === column.key ? sort.direction : undefined;
  const next = direction === 'descending' ? 'ascending' : 'descending';
  return (
    <th scope="col" data-align={column.align} data-sticky={column.sticky} aria-sort={direction}>
      {column.sortable && onSortChange ? (
        <SortButton type="button" onClick={() => onSortChange({ key: column.key, direction: next })}>
          {column.header}
          {direction === undefined ? <ArrowUpDownIcon size={12} /> : arrows[direction]}
        </SortButton>
      ) : (
        column.header
      )}
    </th>
  );
}

export interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  pageKeys: readonly string[];
  selection: TableSelection | undefined;
  expandable: boolean;
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
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
  sort,
  onSortChange,
  rowIndex,
  labels,
}: TableHeadProps<Row>) {
  const width = (px: number | undefined): CSSProperties | undefined => (px === undefined ? undefined : { width: px });
  return (
    <>
      <colgroup>
        {selection ? <col style={width(44)} /> : null}
        {expandable ? <col style={width(44)} /> : null}
        {columns.map((column) => (
          <col key={column.key} style={width(column.width)} />
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
            <HeaderCell key={column.key} column={column} sort={sort} onSortChange={onSortChange} />
          ))}
        </tr>
      </Head>
    </>
  );
}
