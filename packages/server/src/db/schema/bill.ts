import { sql } from 'drizzle-orm';
import { bigint, boolean, check, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { ofUser } from './account';
import { moment } from './columns';

const amount = () => bigint({ mode: 'bigint' }).notNull();
const number = () => bigint({ mode: 'number' });

/** A finished Beijing month of one customer in which money moved, written once and never changed (decisions 112). Fen. */
export const monthlyBill = pgTable(
  'monthly_bill',
  {
    id: number().primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
    /** YYYY-MM. */
    month: text().notNull(),
    openingCashFen: amount(),
    openingVoucherFen: amount(),
    closingCashFen: amount(),
    closingVoucherFen: amount(),
    closedAt: moment().notNull(),
  },
  (table) => [unique('monthly_bill_once').on(table.userId, table.month)],
);

const billId = () =>
  number()
    .notNull()
    .references(() => monthlyBill.id);

/** The movements of one kind in a bill, signed as the purses saw them. */
export const monthlyBillMovement = pgTable(
  'monthly_bill_movement',
  {
    billId: billId(),
    /** A kind of `ledger_transaction`. */
    kind: text().notNull(),
    cashFen: amount(),
    voucherFen: amount(),
    movements: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.billId, table.kind] })],
);

/** What one person spent on one product in a bill. `subAccountId` is 0 for the main account; the name is that of the closing. */
export const monthlyBillSpending = pgTable(
  'monthly_bill_spending',
  {
    billId: billId(),
    /** BILL_PRODUCT of the contract. */
    product: text().notNull(),
    subAccountId: number().notNull(),
    subAccountName: text().notNull(),
    chargedFen: amount(),
    refundedFen: amount(),
    movements: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.billId, table.product, table.subAccountId] }),
    check('monthly_bill_spending_not_negative', sql`${table.chargedFen} >= 0 and ${table.refundedFen} >= 0`),
  ],
);

/** How far the months are closed: months come in their order, and customers of a month by their number. */
export const billedMonth = pgTable('billed_month', {
  /** YYYY-MM. */
  month: text().primaryKey(),
  /** Customers up to this number are done. */
  closedToUserId: number().notNull(),
  closed: boolean().notNull(),
});
