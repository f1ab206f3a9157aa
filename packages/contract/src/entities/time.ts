import * as z from 'zod/mini';

/** The last second of the year 9999: later ones are no dates to a database, and some are none to JavaScript. */
export const TIMESTAMP_MAX = 253_402_300_799;

/** Seconds since 1970. */
export const timestamp = z.int().check(z.nonnegative(), z.maximum(TIMESTAMP_MAX));
/** Seconds since 1970, or null while it has not happened. */
export const nullableTimestamp = z.nullable(timestamp);
/** A calendar day in Beijing, YYYY-MM-DD, of the years 1000 to 2999: a year 0 is none to a database. */
export const calendarDay = z
  .string()
  .check(z.regex(/^[12]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, '请选择正确的日期'));
/** A calendar month in Beijing, YYYY-MM, of the same years. */
export const calendarMonth = z.string().check(z.regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/, '请选择正确的月份'));

/** Fields of a request that asks for a span of time; both ends belong to it. */
export const timeRange = { begin_time: z.optional(timestamp), end_time: z.optional(timestamp) };
