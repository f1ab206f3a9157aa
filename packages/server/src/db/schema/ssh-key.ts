import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { ofInstance } from './instance';

/** What a key is, wherever it stands. */
const about = {
  /** `SHA256:` and base64 without padding. */
  fingerprint: text().notNull(),
  name: text().notNull(),
  type: text().notNull(),
  bits: integer().notNull(),
  /** The base64 part of its line. */
  body: text().notNull(),
};

/** A public SSH key of a main account, or of one of its sub-accounts (decisions 80). */
export const sshKey = pgTable(
  'ssh_key',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint({ mode: 'number' }).notNull(),
    subAccountId: bigint({ mode: 'number' }),
    ...about,
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('ssh_key_once').on(table.userId, sql`coalesce(${table.subAccountId}, 0)`, table.fingerprint),
    index('ssh_key_by_sub_account').on(table.subAccountId).where(sql`${table.subAccountId} is not null`),
  ],
);

/** A key that belongs in an instance: a copy, so that it stays known when its owner takes it out of the account. */
export const instanceSshKey = pgTable(
  'instance_ssh_key',
  {
    instanceId: ofInstance(),
    ...about,
  },
  (table) => [primaryKey({ columns: [table.instanceId, table.fingerprint] })],
);
