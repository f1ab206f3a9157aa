import { sql, type Column, type SQL } from 'drizzle-orm';
import { reminder } from '../../db/schema/reminder';

/** Whether nobody was told anything under this key: a look for what has to be told leaves out what was. */
export const isUntold = (key: SQL): SQL => sql`not exists (select 1 from ${reminder} where ${reminder.key} = ${key})`;

/** A moment as it stands in such a key: `wireTime` of it. */
export const wireTimeOf = (moment: Column): SQL => sql`floor(extract(epoch from ${moment}))::bigint`;
