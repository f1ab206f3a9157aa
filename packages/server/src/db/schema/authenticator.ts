import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { ofUser, users } from './account';
import { moment } from './columns';

/** The authenticator of a main account, or one that is being bound (decisions 119). */
export const authenticator = pgTable('authenticator', {
  userId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => users.id),
  /** Sealed (`sealSecret`), for this account alone. */
  secret: text().notNull(),
  startedAt: moment().notNull(),
  /** Null: it was shown and waits for its first code. */
  boundAt: moment(),
  /** The newest step of time whose code was used; neither it nor one before is taken again. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
});

/** A recovery code that was not used. Only its hash is kept. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    codeHash: text().primaryKey(),
    userId: ofUser(),
    createdAt: moment().notNull(),
  },
  (table) => [index('recovery_code_by_user').on(table.userId)],
);
