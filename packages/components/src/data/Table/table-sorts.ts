import type { TableSort } from './table-column';

const opposite = { ascending: 'descending', descending: 'ascending' } as const;

/** The direction that a first press on the head of a column asks for. */
export const firstDirection = (sortable: boolean | TableSort['direction'] | undefined): TableSort['direction'] =>
  typeof sortable === 'string' ? sortable : 'descending';

/** What a press asks for where there is always an order: the first direction, then the other, and so on. */
export const turned = (now: TableSort['direction'] | undefined, first: TableSort['direction']) =>
  now === first ? opposite[first] : first;

/** The orders after a press: first direction, the other, none. With `among` the orders of other columns stay, a new one as the last. */
export function sortsAfterPress(
  sorts: readonly TableSort[],
  key: string,
  first: TableSort['direction'],
  among: boolean,
): readonly TableSort[] {
  const now = sorts.find((sort) => sort.key === key);
  const next = now?.direction === opposite[first] ? [] : [{ key, direction: turned(now?.direction, first) }];
  if (!among) return next;
  return now ? sorts.flatMap((sort) => (sort === now ? next : [sort])) : [...sorts, ...next];
}
