import { dayMs, beijingOffsetMs } from '@compute-market/contract/rules/time-units';
import { and, gte, lt, sql, type Column, type SQL } from 'drizzle-orm';

/** A span of moments; without an end it is open there. */
export interface Span {
  readonly from?: Date;
  /** Before this moment. */
  readonly until?: Date;
}

/** Beijing days, YYYY-MM-DD; without an end they are open there. */
export interface Days {
  readonly first?: string;
  /** Before this day. */
  readonly before?: string;
}

/** A span as the whole Beijing days in it and what is left at its ends. */
export interface SplitSpan {
  /** Null when not even one whole day could be in it. */
  readonly days: Days | null;
  readonly edges: readonly Span[];
}

/** Nothing is written later, and the text of a later day has another form. */
const latest = Date.parse('9000-01-01T00:00:00+08:00');

const dayStart = (moment: number): number => Math.floor((moment + beijingOffsetMs) / dayMs) * dayMs - beijingOffsetMs;
const textOf = (start: number): string => new Date(start + beijingOffsetMs).toISOString().slice(0, 10);

/** Splits a span into whole Beijing days, which are kept summed up, and its ends, whose rows are read. */
export function splitSpan(span: Span): SplitSpan {
  const from = span.from === undefined ? undefined : Math.min(span.from.getTime(), latest);
  const until = span.until === undefined || span.until.getTime() >= latest ? undefined : span.until.getTime();
  const first = from === undefined ? undefined : dayStart(from + dayMs - 1);
  const before = until === undefined ? undefined : dayStart(until);
  if (first !== undefined && before !== undefined && first > before) return { days: null, edges: [span] };
  const edges: Span[] = [];
  if (first !== undefined && span.from !== undefined && from !== first)
    edges.push({ from: span.from, until: new Date(first) });
  if (before !== undefined && until !== before) edges.push({ from: new Date(before), until: span.until });
  return {
    days: {
      ...(first !== undefined && { first: textOf(first) }),
      ...(before !== undefined && { before: textOf(before) }),
    },
    edges,
  };
}

/** Whether a moment lies in a span. */
export const momentWithin = (moment: Column, { from, until }: Span): SQL | undefined =>
  and(from && gte(moment, from), until && lt(moment, until));

/** Whether a day is one of these. */
export const dayWithin = (day: Column, { first, before }: Days): SQL | undefined =>
  and(
    first === undefined ? undefined : sql`${day} >= ${first}::date`,
    before === undefined ? undefined : sql`${day} < ${before}::date`,
  );
