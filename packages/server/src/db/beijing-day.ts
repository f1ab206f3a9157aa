import { sql, type Column, type SQL } from 'drizzle-orm';

/** The Beijing day of a moment in the database, YYYY-MM-DD. */
export const beijingDayOf = (moment: Column): SQL<string> =>
  sql<string>`to_char(${moment} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;

/** The same as a date of the database: what many rows are grouped by, at a fifth of the text's price. */
export const beijingDateOf = (moment: Column): SQL => sql`(${moment} at time zone 'Asia/Shanghai')::date`;

const between = (moment: Column, start: SQL): SQL =>
  sql`${moment} >= ${start} at time zone 'Asia/Shanghai' and ${moment} < (${start} + interval '1 day') at time zone 'Asia/Shanghai'`;

/** Whether a moment lies on a Beijing day, a date of the database, so that an index over the moment leads there. */
export const onBeijingDate = (moment: Column, date: SQL): SQL => between(moment, sql`${date}::timestamp`);

/** Whether a moment lies on the Beijing day of another one, as above. */
export const onBeijingDayOf = (moment: Column, other: SQL): SQL =>
  between(moment, sql`date_trunc('day', ${other} at time zone 'Asia/Shanghai')`);
