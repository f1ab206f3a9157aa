import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { ofUser } from './account';
import { moment } from './columns';

const amount = () => bigint({ mode: 'bigint' });
const id = () => bigint({ mode: 'number' });

/**
 * One purse of one customer, or the other side of their movements (`world` = a payment channel, `revenue` = what they spent, `promo` = gifts,
 * `refunding` = on its way back to a channel).
 * Every account belongs to a customer, so that customers never wait for each other's locks. Balances are checked against entries by audit.ts.
 */
export const ledgerAccount = pgTable(
  'ledger_account',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
    kind: text({ enum: ['cash', 'voucher', 'world', 'revenue', 'promo', 'refunding'] }).notNull(),
    /** The channel of a world account, the item of a revenue account; empty for the others. */
    name: text().notNull().default(''),
    balanceFen: amount().notNull().default(sql`0`),
    /** The balance may not go below it; null = no floor. */
    floorFen: amount(),
    /** Number of the last entry. */
    sequence: amount().notNull().default(sql`0`),
  },
  (table) => [
    unique('ledger_account_once').on(table.userId, table.kind, table.name),
    check('ledger_account_above_floor', sql`${table.floorFen} is null or ${table.balanceFen} >= ${table.floorFen}`),
  ],
);

/** How the business keys of charges begin that a folded statement shows in one line a day (decisions 66). The trigger of `statement_day` knows it too. */
export const foldedKeyPrefix = 'keep:';

/** The kinds of movements that put money into the balance which was not taken from it before, as SQL. */
export const creditKinds = "('topUp', 'coupon', 'manual')";

/** One movement of money, append-only. The columns from `remark` on are what the balance-change list shows. */
export const ledgerTransaction = pgTable(
  'ledger_transaction',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    /** Business key: the same movement asked for twice happens once. */
    key: text().notNull().unique(),
    requestHash: text().notNull(),
    kind: text().notNull(),
    userId: ofUser(),
    subAccountId: id(),
    /** Who caused it when it was not the customer: `support`, `system`. */
    actor: text().notNull(),
    /** The charge that this refund gives back; a charge is refunded once. */
    reverses: id().unique(),
    remark: text().notNull().default(''),
    referenceType: text(),
    referenceId: text(),
    cashAfterFen: amount().notNull(),
    voucherAfterFen: amount().notNull(),
    creditAfterFen: amount().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('ledger_transaction_by_user').on(table.userId, table.id),
    // What a statement counts: all of a kind, and a span of days.
    index('ledger_transaction_by_kind').on(table.userId, table.kind, table.id),
    // What a balance is made of, with all that is asked of it, so that the table is not read.
    index('ledger_transaction_credits')
      .on(table.userId, table.id, table.kind, table.key, table.createdAt)
      .where(sql`${table.kind} in ${sql.raw(creditKinds)}`),
    index('ledger_transaction_by_day').on(table.userId, table.createdAt, table.kind),
    index('ledger_transaction_by_spender')
      .on(table.subAccountId, table.createdAt)
      .where(sql`${table.subAccountId} is not null`),
    // What a folded statement shows one by one.
    index('ledger_transaction_unfolded')
      .on(table.userId, table.id)
      .where(sql`not starts_with(${table.key}, ${sql.raw(`'${foldedKeyPrefix}'`)})`),
    // Rows come in the order of their time, so that a few bytes for many pages tell where a day lies.
    index('ledger_transaction_by_time').using('brin', table.createdAt),
    index('ledger_transaction_by_reference').on(table.referenceType, table.referenceId),
  ],
);

/** One side of a movement, append-only. The entries of a transaction sum to zero (migrations/0000_initial.sql). */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    accountId: id()
      .notNull()
      .references(() => ledgerAccount.id),
    sequence: amount().notNull(),
    transactionId: id()
      .notNull()
      .references(() => ledgerTransaction.id),
    amountFen: amount().notNull(),
    balanceAfterFen: amount().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.sequence] }),
    index('ledger_entry_by_transaction').on(table.transactionId),
    check('ledger_entry_moves_something', sql`${table.amountFen} <> 0`),
  ],
);

/** Every check of the books against themselves: once a night, and whenever someone asks. */
export const ledgerAudit = pgTable('ledger_audit', {
  id: id().primaryKey().generatedAlwaysAsIdentity(),
  ranAt: moment().notNull(),
  /** What does not add up, in words; empty means that the books are coherent. */
  findings: jsonb().$type<readonly string[]>().notNull(),
});
