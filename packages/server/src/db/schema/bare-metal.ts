import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { ofUser } from './account';
import { moment } from './columns';
import { bareMetal } from './market';

/** A wish for whole machines. The host's staff answers it, makes a contract and delivers. */
export const reservation = pgTable(
  'reservation',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** What customer and staff call it. */
    no: text().notNull().unique(),
    userId: ofUser(),
    bareMetalId: integer()
      .notNull()
      .references(() => bareMetal.id),
    num: integer().notNull(),
    contactName: text().notNull(),
    phone: text().notNull(),
    rentMonths: integer().notNull(),
    /** Beijing day, YYYY-MM-DD. */
    beginDate: text().notNull(),
    purpose: text().notNull(),
    remark: text().notNull(),
    /** RESERVATION_STATUS of the contract. */
    status: integer().notNull(),
    /** Of one machine and month; null until it is quoted. */
    quoteFen: bigint({ mode: 'bigint' }),
    contractNo: text().notNull().default(''),
    /** What the staff last said. */
    reply: text().notNull().default(''),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('reservation_by_owner').on(table.userId, table.status),
    check('reservation_status_known', sql`${table.status} between 0 and 4`),
    check('reservation_has_machines', sql`${table.num} > 0 and ${table.rentMonths} > 0`),
  ],
);

/** A machine in a customer's hands. The first period is paid by its contract, renewals from the purses. */
export const bareMetalInstance = pgTable(
  'bare_metal_instance',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull().unique(),
    reservationId: integer()
      .notNull()
      .references(() => reservation.id),
    userId: ofUser(),
    bareMetalId: integer()
      .notNull()
      .references(() => bareMetal.id),
    address: text().notNull(),
    loginUserName: text().notNull(),
    /** Running or ended of INSTANCE_STATUS in the contract. */
    status: integer().notNull(),
    note: text().notNull().default(''),
    contractNo: text().notNull(),
    monthPriceFen: bigint({ mode: 'bigint' }).notNull(),
    createdAt: moment().notNull(),
    dueAt: moment().notNull(),
    endedAt: moment(),
  },
  (table) => [
    index('bare_metal_instance_by_owner').on(table.userId, table.status),
    index('bare_metal_instance_by_reservation').on(table.reservationId),
    check('bare_metal_instance_status_known', sql`${table.status} in (0, 1)`),
  ],
);

/** What a machine cost through the purses, a line a renewal. `key` makes each happen once. Fen. */
export const bareMetalCost = pgTable(
  'bare_metal_cost',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull().unique(),
    instanceId: integer()
      .notNull()
      .references(() => bareMetalInstance.id),
    userId: bigint({ mode: 'number' }).notNull(),
    /** COST_TYPE of the contract. */
    costType: integer().notNull(),
    beginAt: moment().notNull(),
    endAt: moment().notNull(),
    months: integer().notNull(),
    amountFen: bigint({ mode: 'bigint' }).notNull(),
    ledgerTransactionId: bigint({ mode: 'number' }).notNull(),
    remark: text().notNull().default(''),
    createdAt: moment().notNull(),
  },
  (table) => [index('bare_metal_cost_by_owner').on(table.userId, table.createdAt)],
);
