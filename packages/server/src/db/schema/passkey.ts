import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { ofUser, subAccounts } from './account';
import { moment } from './columns';

/** A passkey of a main account, or of one of its sub-accounts (decisions 128). Nothing of it is secret: the other half stays in the device. */
export const passkey = pgTable(
  'passkey',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** What its owner names it by. */
    publicId: text().notNull().unique(),
    /** What the device names it by, base64url. */
    credentialId: text().notNull().unique(),
    /** In the form of COSE, base64url. */
    publicKey: text().notNull(),
    /** How often the device says that it signed; devices that do not count say 0. */
    counter: bigint({ mode: 'number' }).notNull(),
    userId: ofUser(),
    subAccountId: bigint({ mode: 'number' }).references(() => subAccounts.id),
    name: text().notNull(),
    createdAt: moment().notNull(),
    lastUsedAt: moment(),
  },
  (table) => [index('passkey_by_user').on(table.userId), index('passkey_by_sub_account').on(table.subAccountId)],
);

/** What a device was asked to sign, until it has or five minutes are over. Only the hash of the browser's ticket is kept. */
export const passkeyChallenge = pgTable(
  'passkey_challenge',
  {
    ticketHash: text().primaryKey(),
    challenge: text().notNull(),
    /** The session that adds a passkey; null: somebody logs in. */
    sessionId: bigint({ mode: 'number' }),
    expiresAt: moment().notNull(),
  },
  (table) => [index('passkey_challenge_by_expiry').on(table.expiresAt)],
);
