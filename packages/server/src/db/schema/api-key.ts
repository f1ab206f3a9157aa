import type { ApiKeyScope } from '@compute-market/contract/entities/api-key';
import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { ofUser, subAccounts } from './account';
import { moment } from './columns';

/** A key with which programs act as a main account, or as one of its sub-accounts (decisions 105). Only its hash is kept, and how it begins. */
export const apiKey = pgTable(
  'api_key',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** What its owner names it by. */
    publicId: text().notNull().unique(),
    keyHash: text().notNull().unique(),
    prefix: text().notNull(),
    userId: ofUser(),
    subAccountId: bigint({ mode: 'number' }).references(() => subAccounts.id),
    name: text().notNull(),
    scopes: jsonb().$type<readonly ApiKeyScope[]>().notNull(),
    createdAt: moment().notNull(),
    /** Null: it ends when it is revoked. */
    expiresAt: moment(),
    /** Written at most once a minute. */
    lastUsedAt: moment(),
    lastAddress: text().notNull().default(''),
  },
  (table) => [index('api_key_by_user').on(table.userId), index('api_key_by_sub_account').on(table.subAccountId)],
);
