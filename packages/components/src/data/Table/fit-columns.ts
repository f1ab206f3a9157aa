import type { TableColumn, TableWidths } from './table-column';

type Sized = Pick<TableColumn<never>, 'key' | 'width' | 'hideBelow'>;

/** A column without a width takes what is left; with less than this its words break into towers. */
const leastShare = 140;
/** What may be left away, the least needed first. */
const leavingOrder = ['xl', 'lg', 'md'] as const;

const widthOf = (columns: readonly Sized[]): number =>
  columns.reduce((sum, { width }) => sum + (width ?? leastShare), 0);

/** Keys of the columns that may be left away, in the order they go: the widest breakpoint first, and of equal ones the last. */
function leavers(columns: readonly Sized[]): string[] {
  return leavingOrder.flatMap((breakpoint) =>
    columns
      .filter(({ hideBelow }) => hideBelow === breakpoint)
      .map(({ key }) => key)
      .reverse(),
  );
}

/** Width in px that the table needs with none, one, two … of the columns that may be left away gone; `beside` are the boxes before the cells. */
export function roomNeeded(columns: readonly Sized[], beside: number): number[] {
  const gone = leavers(columns);
  return [...gone, ''].map(
    (_, count) => beside + widthOf(columns.filter(({ key }) => !gone.slice(0, count).includes(key))),
  );
}

/** The columns without so many of those that may be left away; the same list for none. */
export function withoutLeast<Column extends Sized>(columns: readonly Column[], count: number): readonly Column[] {
  const gone = new Set(leavers(columns).slice(0, count));
  return gone.size === 0 ? columns : columns.filter(({ key }) => !gone.has(key));
}

/** The same columns with the widths that they were given. */
export const resized = <Column extends Sized>(columns: readonly Column[], widths: TableWidths): readonly Column[] =>
  columns.map((column) => {
    const width = widths[column.key];
    return width === undefined ? column : { ...column, width };
  });

/**
 * Widths in px of the columns, `undefined` for those that share what is left. Once a width was moved one of them must take what is left, or
 * every edge would move when one is: where all have a width it is the last whose edge cannot be moved.
 */
export function colWidths(
  columns: readonly Pick<TableColumn<never>, 'key' | 'width' | 'resizable'>[],
  widths: TableWidths,
): (number | undefined)[] {
  const own = columns.map(({ key, width }) => widths[key] ?? width);
  if (columns.every(({ key }) => widths[key] === undefined) || own.includes(undefined)) return own;
  const fixed = columns.findLastIndex(({ resizable }) => !resizable);
  return own.with(fixed === -1 ? own.length - 1 : fixed, undefined);
}
