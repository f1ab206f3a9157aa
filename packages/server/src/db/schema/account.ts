import type { LoginResult, LoginWay } from '@compute-market/contract/entities/login';
import { SUB_RIGHTS, type SubRight } from '@compute-market/contract/rules/sub-right';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** A main account: a person or a company that owns money, instances and sub-accounts. */
export const users = pgTable(
  'users',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    phone: text().notNull().unique(),
    name: text().notNull(),
    passwordHash: text().notNull(),
    /** How far below zero the cash may go. Changed by ledger/credit.ts only, together with the cash account's floor. */
    creditQuotaFen: bigint({ mode: 'bigint' }).notNull().default(sql`0`),
    /** Owns machines that others rent. */
    isPartner: boolean().notNull().default(false),
    companyName: text(),
    creditCode: text(),
    contactName: text(),
    email: text(),
    inviteCode: text(),
    /** Where notices go; the login phone when null. */
    notifyPhone: text(),
    /** What the person changed of the notice defaults: event → channel → on. */
    noticeSettings: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** The top-up that the news of a low balance fills in (decisions 115). */
    preparedTopUpFen: bigint({ mode: 'bigint' }),
    /** A login by password asks for a code too. */
    secondFactor: boolean().notNull().default(false),
    createdAt: moment().notNull(),
    lastLoginAt: moment(),
    /** When it was unregistered. Its phone and names are gone then; its books stay. */
    closedAt: moment(),
  },
  (table) => [
    check('users_credit_quota_not_negative', sql`${table.creditQuotaFen} >= 0`),
    check('users_prepared_top_up_positive', sql`${table.preparedTopUpFen} > 0`),
  ],
);

/** The main account that a row belongs to. */
export const ofUser = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => users.id);

/** A sub-account spends the main account's money up to a total limit (decisions 18). */
export const subAccounts = pgTable(
  'sub_accounts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
    name: text().notNull(),
    note: text().notNull().default(''),
    passwordHash: text().notNull(),
    moneyLimitFen: bigint({ mode: 'bigint' }).notNull(),
    /** Moved by ledger/charge.ts and ledger/reverse.ts only. */
    spentFen: bigint({ mode: 'bigint' }).notNull().default(sql`0`),
    /** Of each calendar month of Beijing; null where months are not limited (decisions 127). */
    monthLimitFen: bigint({ mode: 'bigint' }),
    /** What it may do beside looking (decisions 126). */
    rights: jsonb().$type<readonly SubRight[]>().notNull().default(SUB_RIGHTS),
    notifyPhone: text(),
    noticeSettings: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: moment().notNull(),
    lastLoginAt: moment(),
    deletedAt: moment(),
  },
  (table) => [
    unique('sub_accounts_name_once_a_user').on(table.userId, table.name),
    index('sub_accounts_by_notify_phone').on(table.notifyPhone).where(sql`${table.deletedAt} is null`),
    check('sub_accounts_spent_within_limit', sql`${table.spentFen} between 0 and ${table.moneyLimitFen}`),
    check('sub_accounts_month_limit_not_negative', sql`${table.monthLimitFen} >= 0`),
  ],
);

/** By what way, from what network address and with what browser somebody came; the names of browser and system are ours, empty when unknown. */
const cameFrom = {
  way: text().$type<LoginWay>().notNull(),
  address: text().notNull(),
  browser: text().notNull(),
  system: text().notNull(),
};

/** A signed-in browser. Only the hash of its token is kept. */
export const sessions = pgTable(
  'sessions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: text().notNull().unique(),
    /** What its owner names it by. */
    publicId: text().notNull().unique(),
    userId: ofUser(),
    subAccountId: bigint({ mode: 'number' }).references(() => subAccounts.id),
    ...cameFrom,
    /** 30 天内免登录: it has no idle end (decisions 149). */
    staysSignedIn: boolean().notNull().default(false),
    createdAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
    /** The end whatever happens; the idle end is counted from `lastSeenAt`. */
    expiresAt: moment().notNull(),
  },
  (table) => [index('sessions_by_user').on(table.userId), index('sessions_by_expiry').on(table.expiresAt)],
);

/** Somebody came to an account, or tried to. Kept for 180 days. */
export const loginRecord = pgTable(
  'login_record',
  {
    id: text().primaryKey(),
    userId: ofUser(),
    subAccountId: bigint({ mode: 'number' }).references(() => subAccounts.id),
    ...cameFrom,
    result: text().$type<LoginResult>().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('login_record_by_user').on(table.userId, table.createdAt),
    index('login_record_by_age').on(table.createdAt),
  ],
);

/** A login whose password was right, and that waits for its code. Only the hash of its token is kept. */
export const loginChallenge = pgTable(
  'login_challenge',
  {
    tokenHash: text().primaryKey(),
    userId: ofUser(),
    /** The login record that says the code is missing. */
    recordId: text().notNull(),
    /** The session that follows stays signed in (decisions 149). */
    staysSignedIn: boolean().notNull().default(false),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('login_challenge_by_user').on(table.userId),
    index('login_challenge_by_expiry').on(table.expiresAt),
  ],
);

/** A code sent to a phone for one purpose. */
export const smsCode = pgTable(
  'sms_code',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    phone: text().notNull(),
    scene: text().notNull(),
    salt: text().notNull(),
    codeHash: text().notNull(),
    /** By the browser that asked for it; those of others are in `rateLimit`. */
    attempts: integer().notNull().default(0),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [
    index('sms_code_by_phone').on(table.phone, table.scene, table.createdAt),
    check('sms_code_attempts_in_range', sql`${table.attempts} between 0 and 5`),
  ],
);

/** What the sandbox SMS provider would have sent. */
export const sandboxSms = pgTable('sandbox_sms', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  phone: text().notNull(),
  code: text().notNull(),
  scene: text().notNull(),
  createdAt: moment().notNull(),
});

/** How often something happened in the running window, for one key (`login:<phone>`). */
export const rateLimit = pgTable('rate_limit', {
  key: text().primaryKey(),
  points: integer().notNull(),
  windowEndsAt: moment().notNull(),
});

/** The answer of a call that was sent with an `Idempotency-Key`, kept to be given again. */
export const idempotency = pgTable(
  'idempotency',
  {
    userId: ofUser(),
    subAccountId: bigint({ mode: 'number' }).notNull().default(0),
    call: text().notNull(),
    key: text().notNull(),
    bodyHash: text().notNull(),
    answer: jsonb(),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.subAccountId, table.call, table.key] }),
    index('idempotency_by_age').on(table.createdAt),
  ],
);
