import { between, or, type Column, type SQL } from 'drizzle-orm';

/** The first and the last row of a line. */
export interface LineEnds {
  readonly firstId: number;
  readonly lastId: number;
}

/**
 * Whether a row's number lies between the ends of any of these lines, in as few spans as they make. Folded lines of a day lie among each other, those of
 * an amount may be years apart. Nothing of no line.
 */
export function withinLines(id: Column, lines: readonly LineEnds[]): SQL | undefined {
  const spans: { firstId: number; lastId: number }[] = [];
  for (const { firstId, lastId } of lines.toSorted((a, b) => a.firstId - b.firstId)) {
    const before = spans.at(-1);
    if (before === undefined || firstId > before.lastId + 1) spans.push({ firstId, lastId });
    else before.lastId = Math.max(before.lastId, lastId);
  }
  return or(...spans.map(({ firstId, lastId }) => between(id, firstId, lastId)));
}
