import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** A published notice or help document. `content` is Markdown, sanitised when it was written (trust B19). */
export const notice = pgTable(
  'notice',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    title: text().notNull(),
    /** The one-line form shown in the bell menu and in lists. */
    original: text().notNull(),
    content: text().notNull(),
    /** 0 system, 1 activity, 2 maintenance, 3 help document. */
    type: smallint().notNull(),
    /** Marked as important. Lists stay ordered by time: the red dot compares the newest number. */
    top: boolean().notNull().default(false),
    districts: text().array().notNull().default(sql`'{}'`),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [index('notice_by_time').on(table.createdAt)],
);

/** A slide of the store's banner. */
export const banner = pgTable('banner', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  title: text().notNull(),
  image: text().notNull(),
  imageMobile: text().notNull(),
  url: text().notNull(),
  position: text().notNull().default('store'),
  beginAt: moment().notNull(),
  endAt: moment().notNull(),
});
