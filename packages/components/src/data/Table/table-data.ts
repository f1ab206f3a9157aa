import type { ReactNode } from 'react';
import type { Words } from '../../words';
import type { tableMessages } from './messages';
import type { TableColumn, TableSort } from './table-column';
import type { TableSelection } from './table-selection';

/** What the table and its cards are made of. */
export interface TableData<Row> {
  /** Name of the table, for screen readers. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  /** Keys of columns that were put away, with `ColumnChooser`; the host remembers them. */
  hiddenColumns?: ReadonlySet<string>;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Name of a row, for the box that chooses it; the key without it. */
  rowName?: (row: Row) => string;
  /** Shows boxes; made by `createTableSelection`. */
  selection?: TableSelection;
  /** Which rows can be chosen, when not all can: the box of the others is off. It MUST stay the same between renders. */
  canSelect?: (row: Row) => boolean;
  /** The one column the rows are sorted by. Pressed again, its head turns the order round. */
  sort?: TableSort;
  onSortChange?: (sort: TableSort) => void;
  /**
   * In place of `sort`: the columns the rows are sorted by, the first before the second. The third press on a head leaves its column
   * unsorted; with Shift the press keeps the other columns.
   */
  sorts?: readonly TableSort[];
  onSortsChange?: (sorts: readonly TableSort[]) => void;
  /** What stands beside the words of a head, by column key: `TableChoiceFilter`, `TableTextFilter`. */
  filters?: Readonly<Record<string, ReactNode>>;
  /** Before the words of the cell that names a row; of `useTableTree`. It MUST stay the same between renders. */
  lead?: (row: Row) => ReactNode;
  /** Nothing is known yet: rows of the final shape stand in. */
  loading?: boolean;
  skeletonRows?: number;
  /** The same rows are read again: they stay, on grey paper, under a thin bar. */
  refreshing?: boolean;
  /** In place of the rows when there are none: EmptyState, NoResult. */
  empty?: ReactNode;
  /** Why the rows could not be read: ErrorState. In place of the rows, or above the old ones when there are some. */
  error?: ReactNode;
  /** More about a row, opened by its own button. */
  detail?: (row: Row) => ReactNode;
  /** Which rows have details, when not all do: the others have no button. */
  hasDetail?: (row: Row) => boolean;
  /** Which details are open, by key; made by `createTableSelection`. Without it the table remembers by itself. */
  expansion?: TableSelection;
  /** Key of a row that was just bought or changed, or keys of several: they glow and fade. */
  highlightKey?: string | readonly string[];
  /** Cells of a closing row, by column key: the sum of the page. */
  summary?: Readonly<Record<string, ReactNode>>;
  /** One row as a card, for small screens; `select` is its box. Without it the table scrolls sideways there. */
  card?: (row: Row, select: ReactNode) => ReactNode;
  labels: Words<typeof tableMessages>;
}
