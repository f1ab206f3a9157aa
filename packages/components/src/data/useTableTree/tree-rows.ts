/** How deep each row of a tree stands, from 1, and whether rows stand under it, by key. */
export interface TreePlace {
  readonly level: number;
  readonly opens: boolean;
}

/** The rows under a row; none or an empty list where it is a leaf. */
export type ChildRows<Row> = (row: Row) => readonly Row[] | undefined;

/** The place of every row, shown or not. */
export function treePlaces<Row>(rows: readonly Row[], childRows: ChildRows<Row>, rowKey: (row: Row) => string) {
  const places = new Map<string, TreePlace>();
  const walk = (siblings: readonly Row[], level: number) => {
    for (const row of siblings) {
      const below = childRows(row) ?? [];
      places.set(rowKey(row), { level, opens: below.length > 0 });
      walk(below, level + 1);
    }
  };
  walk(rows, 1);
  return places;
}

/** The rows that can be seen, from top to bottom: those of the first level, and those under open rows. */
export const shownRows = <Row>(
  rows: readonly Row[],
  childRows: ChildRows<Row>,
  rowKey: (row: Row) => string,
  open: ReadonlySet<string>,
): readonly Row[] =>
  rows.flatMap((row) => [
    row,
    ...(open.has(rowKey(row)) ? shownRows(childRows(row) ?? [], childRows, rowKey, open) : []),
  ]);
