import { sql, type Column, type SQL } from 'drizzle-orm';

/** The Beijing day of a moment in the database, YYYY-MM-DD. */
export const beijingDayOf = (moment: Column): SQL<string> =>
  sql<string>`to_char(${moment} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;
