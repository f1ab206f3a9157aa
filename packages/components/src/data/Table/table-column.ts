import type { ReactNode } from 'react';

/** One column of a table, typed by its rows. Define the list outside of the component, or memoise it: rows compare it. */
export interface TableColumn<Row> {
  key: string;
  header: ReactNode;
  /** Drawn from its row alone: a row that only moves, as in another order, is not drawn again. */
  cell: (row: Row) => ReactNode;
  /** Width in px; columns without one share what is left, 140 px each at least, so leave it away on at least one. */
  width?: number;
  /** `end` for money and counts, `center` for boxes. */
  align?: 'start' | 'end' | 'center';
  /** The column that names the row: its cells are row headers. */
  rowHeader?: boolean;
  /** Its head is a button; the first press sorts descending, or in the direction that is named. */
  sortable?: boolean | TableSort['direction'];
  /** Its edge can be dragged, or moved by the arrow keys. Leave it away on one column, which takes what is left. */
  resizable?: boolean;
  /** Least and greatest width in px that its edge can be moved to; 80 and 640. */
  widthRange?: readonly [least: number, greatest: number];
  /** What it is called where `header` is no text: its edge is named after it. */
  name?: string;
  /** Stays in sight while a narrow table scrolls sideways: the name at the start, the actions at the end. */
  sticky?: 'start' | 'end';
  /** Left away under a breakpoint of the window, and above it where the frame has no room for all. */
  hideBelow?: 'md' | 'lg' | 'xl';
}

export interface TableSort {
  key: string;
  direction: 'ascending' | 'descending';
}

/** Widths in px by column key, of those columns that were given another than their own. */
export type TableWidths = Readonly<Record<string, number>>;
