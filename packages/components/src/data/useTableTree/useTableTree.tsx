import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import type { Labels } from '../../words';
import { createTableSelection, useSelectedKeys, type TableSelection } from '../Table/table-selection';
import { tableTreeMessages } from './messages';
import { TreeLead } from './TreeLead';
import { shownRows, treePlaces, type ChildRows } from './tree-rows';

export type { ChildRows } from './tree-rows';

export interface TableTreeOptions<Row> {
  /** The rows of the first level. */
  rows: readonly Row[];
  /** The rows under a row, sorted and filtered as the first level is. */
  childRows: ChildRows<Row>;
  /** Unique in the whole tree. */
  rowKey: (row: Row) => string;
  /** Name of a row, for its button; the key without it. */
  rowName?: (row: Row) => string;
  /** Which rows are open, by key; made by `createTableSelection`. Without it all begin closed, and the table remembers by itself. */
  expansion?: TableSelection;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof tableTreeMessages>;
}

/** What the table is given. */
export interface TableTree<Row> {
  rows: readonly Row[];
  lead: (row: Row) => ReactNode;
}

/**
 * Rows under rows: `<Table {...useTableTree({ rows, childRows, rowKey, rowName })} rowKey={rowKey} … />`.
 *
 * It stays a plain table: each row that opens has a button before its name, which the right arrow opens and the left one closes, and each
 * deeper row says its level. A treegrid would take the arrow keys of the whole table, and with them links and boxes in its cells.
 * The consumer MUST hand over `childRows`, `rowKey` and `rowName` that stay the same between renders, and MUST mark the column that names a
 * row with `rowHeader`. As cards the rows stand one under another without a level.
 */
export function useTableTree<Row>({
  rows,
  childRows,
  rowKey,
  rowName = rowKey,
  expansion,
  labels,
}: TableTreeOptions<Row>): TableTree<Row> {
  const words = useWords('tableTree', tableTreeMessages, labels);
  const [own] = useState(createTableSelection);
  const kept = expansion ?? own;
  const open = useSelectedKeys(kept);
  const places = useMemo(() => treePlaces(rows, childRows, rowKey), [rows, childRows, rowKey]);
  const shown = useMemo(() => shownRows(rows, childRows, rowKey, open), [rows, childRows, rowKey, open]);
  const lead = useCallback(
    (row: Row) => {
      const key = rowKey(row);
      const place = places.get(key);
      return place && <TreeLead {...place} rowKey={key} name={rowName(row)} expansion={kept} words={words} />;
    },
    [places, rowKey, rowName, kept, words],
  );
  return { rows: shown, lead };
}
