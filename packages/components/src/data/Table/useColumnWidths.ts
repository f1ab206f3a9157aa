import { useMemo, useState } from 'react';
import type { TableWidths } from './table-column';

export interface ColumnWidths {
  /** Widths in px by column key, of the columns that were given another than their own. The host remembers them. */
  columnWidths?: TableWidths;
  /** Those it begins with, where the table remembers them by itself. */
  defaultColumnWidths?: TableWidths;
  /** Asked with all of them when an edge was let go or moved by a key; not on the way. */
  onColumnWidthsChange?: (widths: TableWidths) => void;
}

/** Gives a column a width in px, or none for its own. On the way it is only shown; without `settled` and without a width that ends. */
export type ResizeColumn = (key: string, width: number | undefined, settled: boolean) => void;

const none: TableWidths = {};

/** The widths that stand now, and what changes them. */
export function useColumnWidths({
  columnWidths,
  defaultColumnWidths = none,
  onColumnWidthsChange,
}: ColumnWidths): [TableWidths, ResizeColumn] {
  const [own, setOwn] = useState(defaultColumnWidths);
  const [onTheWay, setOnTheWay] = useState(none);
  const settledWidths = columnWidths ?? own;
  const widths = useMemo(
    () => (onTheWay === none ? settledWidths : { ...settledWidths, ...onTheWay }),
    [settledWidths, onTheWay],
  );
  const resize: ResizeColumn = (key, width, settled) => {
    if (!settled) return setOnTheWay(width === undefined ? none : { [key]: width });
    const { [key]: _former, ...others } = settledWidths;
    const next = width === undefined ? others : { ...others, [key]: width };
    setOnTheWay(none);
    setOwn(next);
    return onColumnWidthsChange?.(next);
  };
  return [widths, resize];
}
