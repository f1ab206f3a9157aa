import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { ofUser } from './account';
import { moment } from './columns';
import { paymentOrder } from './payment';

/** Counts invoice requests; part of their number. */
export const invoiceSequence = pgSequence('invoice_sequence', { cache: 1 });

const whom = {
  title: text().notNull(),
  /** 0 personal, 1 company, 2 other. */
  titleType: smallint().notNull(),
  taxNo: text().notNull(),
  /** 0 ordinary, 1 special. */
  invoiceType: smallint().notNull(),
  address: text().notNull(),
  tel: text().notNull(),
  bankName: text().notNull(),
  bankAccount: text().notNull(),
  email: text().notNull(),
};

/** Whom invoices are made out to. A customer has at most one default. */
export const invoiceTitle = pgTable(
  'invoice_title',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
    ...whom,
    isDefault: boolean().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('invoice_title_by_user').on(table.userId),
    uniqueIndex('invoice_title_one_default').on(table.userId).where(sql`${table.isDefault}`),
  ],
);

/** An invoice asked for. It keeps the title as it was. `status` is INVOICE_STATUS of the contract. */
export const invoiceRecord = pgTable(
  'invoice_record',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    recordNo: text().notNull().unique(),
    userId: ofUser(),
    ...whom,
    /** Key of what is invoiced (domain/invoice/contents.ts). */
    content: text().notNull(),
    amountFen: bigint({ mode: 'bigint' }).notNull(),
    status: smallint().notNull().default(0),
    /** Unguessable part of the file's address; null until it is issued. */
    fileToken: text().unique(),
    /** Name of the tax office's file in the store; null where the demo draws a specimen. */
    paper: text(),
    rejectReason: text().notNull().default(''),
    remark: text().notNull(),
    appliedAt: moment().notNull(),
    issuedAt: moment(),
  },
  (table) => [
    index('invoice_record_by_number').on(table.userId, table.id),
    // What invoices of a state hold is summed up from here alone.
    index('invoice_record_sums').on(table.userId, table.status, table.amountFen),
    index('invoice_record_by_user').on(table.userId, table.appliedAt),
    check('invoice_record_amount_positive', sql`${table.amountFen} > 0`),
    check('invoice_record_issued_has_file', sql`(${table.fileToken} is null) = (${table.issuedAt} is null)`),
  ],
);

/** Which top-ups an invoice is for. What counts against a top-up is its `invoicedFen`; these rows say to whom it is given back. */
export const invoiceShare = pgTable(
  'invoice_share',
  {
    recordId: bigint({ mode: 'number' })
      .notNull()
      .references(() => invoiceRecord.id),
    outTradeNo: bigint({ mode: 'number' })
      .notNull()
      .references(() => paymentOrder.outTradeNo),
    amountFen: bigint({ mode: 'bigint' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.recordId, table.outTradeNo] }),
    index('invoice_share_by_order').on(table.outTradeNo),
    check('invoice_share_positive', sql`${table.amountFen} > 0`),
  ],
);
