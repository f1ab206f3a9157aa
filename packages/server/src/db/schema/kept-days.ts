import { sql } from 'drizzle-orm';
import { bigint, boolean, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { foldedTypes } from './instance';

const amount = () => bigint({ mode: 'bigint' }).notNull();
const number = () => bigint({ mode: 'number' }).notNull();

/**
 * What one instance cost one person on one Beijing day by one type of cost, fen. A trigger adds each cost item in the transaction that writes it
 * (decisions 95), so a server of the version before keeps it too. `subAccountId` is 0 for the main account; `returnedFen` is positive.
 */
export const costDay = pgTable(
  'cost_day',
  {
    userId: number(),
    day: date().notNull(),
    instanceId: integer().notNull(),
    /** COST_TYPE of the contract. */
    costType: integer().notNull(),
    subAccountId: number(),
    charges: integer().notNull(),
    paidFen: amount(),
    returnedFen: amount(),
    firstId: number(),
    lastId: number(),
    lastAt: moment().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'cost_day_once',
      columns: [table.userId, table.day, table.instanceId, table.costType, table.subAccountId],
    }),
    // The folded lines of bills, in their order.
    index('cost_day_folded')
      .on(table.userId, table.lastAt, table.lastId)
      .where(sql`${table.costType} in ${sql.raw(foldedTypes)}`),
    // The few of which something came back, which sums of days look for apart.
    index('cost_day_returned').on(table.userId, table.day, table.instanceId).where(sql`${table.returnedFen} > 0`),
  ],
);

/**
 * What one person spent on one Beijing day by one type of cost, fen: the rows of `costDay` over all instances. A trigger adds each change of those in
 * the transaction that makes it (decisions 181).
 */
export const spendingDay = pgTable(
  'spending_day',
  {
    userId: number(),
    day: date().notNull(),
    costType: integer().notNull(),
    /** 0 for the main account. */
    subAccountId: number(),
    /** How many rows of `costDay` it sums up, which are the folded lines of hours. */
    instances: integer().notNull(),
    charges: integer().notNull(),
    paidFen: amount(),
    returnedFen: amount(),
  },
  (table) => [
    primaryKey({
      name: 'spending_day_once',
      columns: [table.userId, table.day, table.costType, table.subAccountId],
    }),
  ],
);

/**
 * How many movements of one kind a customer had on one Beijing day. Movements whose keys begin with `foldedKeyPrefix` (ledger.ts) are counted by what
 * they are about: each such row is a folded line of the statement (decisions 66). Kept by a trigger as `costDay`.
 */
export const statementDay = pgTable(
  'statement_day',
  {
    userId: number(),
    day: date().notNull(),
    kind: text().notNull(),
    subAccountId: number(),
    folded: boolean().notNull(),
    /** What a folded line is about; empty in the other rows. */
    referenceType: text().notNull(),
    referenceId: text().notNull(),
    movements: integer().notNull(),
    firstId: number(),
    lastId: number(),
  },
  (table) => [
    primaryKey({
      name: 'statement_day_once',
      columns: [
        table.userId,
        table.day,
        table.kind,
        table.subAccountId,
        table.folded,
        table.referenceType,
        table.referenceId,
      ],
    }),
    index('statement_day_lines').on(table.userId, table.lastId).where(sql`${table.folded}`),
  ],
);

/**
 * What each movement of a statement moved in the purse it moved most in, fen, so that a statement is filtered by an amount without a look at its entries
 * (decisions 276). Kept by the trigger of `statementDay`. What is in no statement is not in it.
 */
export const movementAmount = pgTable(
  'movement_amount',
  {
    userId: number(),
    /** Whether it stands in a folded line, as in `statementDay`. */
    folded: boolean().notNull(),
    /** Never below zero. */
    movedFen: amount(),
    createdAt: moment().notNull(),
    transactionId: number(),
    kind: text().notNull(),
    /** 0 for the main account. */
    subAccountId: number(),
  },
  (table) => [
    // All that a filter by an amount and a span looks at and counts, so that the table is not read.
    primaryKey({
      name: 'movement_amount_once',
      columns: [table.userId, table.folded, table.movedFen, table.createdAt, table.transactionId],
    }),
  ],
);

/** What a folded line of the statement moved in each purse, fen. Its number is that of its first movement. Kept as `movementAmount`. */
export const foldedAmount = pgTable(
  'folded_amount',
  { userId: number(), firstId: number(), cashFen: amount(), voucherFen: amount() },
  (table) => [primaryKey({ name: 'folded_amount_once', columns: [table.userId, table.firstId] })],
);

/**
 * How far the kept days were filled from what was there before them, in one row. Until they are, lists read the rows; until `spendingDay` is too,
 * they read the days of instances, and until the amounts are, a filter by one reads entries.
 */
export const keptDays = pgTable('kept_days', {
  id: integer().primaryKey(),
  /** Customers up to this number are done. */
  filledToUserId: number(),
  filled: boolean().notNull(),
  /** As the two above, of `spendingDay`, which is filled from `costDay` once that is. */
  sumsFilledToUserId: number().default(0),
  sumsFilled: boolean().notNull().default(false),
  /** As the two above, of `movementAmount` and `foldedAmount`. */
  amountsFilledToUserId: number().default(0),
  amountsFilled: boolean().notNull().default(false),
});
