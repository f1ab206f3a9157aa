import { BALANCE_REFUND_STATUS, BALANCE_REFUND_WAY } from '@compute-market/contract/enumerations';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgSequence,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { ofUser } from './account';
import { moment } from './columns';

/** Counts top-up orders; part of a trade number (payment/trade-number.ts). */
export const paymentOrderSequence = pgSequence('payment_order_sequence', { cache: 1 });

/** A top-up. Paid is final: a paid row is never rewritten except by a refund. `status` is ORDER_STATUS of the contract. */
export const paymentOrder = pgTable(
  'payment_order',
  {
    /** Numeric, at most 15 digits, so that it survives as a JavaScript number (decisions 10). */
    outTradeNo: bigint({ mode: 'number' }).primaryKey(),
    userId: bigint({ mode: 'number' }).notNull(),
    amountFen: bigint({ mode: 'bigint' }).notNull(),
    /** 0 Alipay, 1 WeChat, 2 corporate transfer (product §3). */
    payType: smallint().notNull(),
    status: smallint().notNull().default(0),
    /** The gateway's number of the trade, once it has told one. */
    gatewayTradeNo: text(),
    /** The money came after the order had expired. It is credited all the same and support can see why. */
    paidAfterExpiry: boolean().notNull().default(false),
    /** What went back of it or is on its way, with its balance refunds. Moved by domain/balance-refund only. */
    refundedFen: bigint({ mode: 'bigint' }).notNull().default(sql`0`),
    /** What invoices, asked for or issued, cover of it. Moved by domain/invoice/share.ts only. */
    invoicedFen: bigint({ mode: 'bigint' }).notNull().default(sql`0`),
    remark: text().notNull().default(''),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    paidAt: moment(),
    closedAt: moment(),
  },
  (table) => [
    index('payment_order_by_user').on(table.userId, table.createdAt),
    index('payment_order_by_age').on(table.userId, table.createdAt, table.outTradeNo),
    // With all that is counted and summed up of a customer's orders, so that the table is not read.
    index('payment_order_figures').on(
      table.userId,
      table.createdAt,
      table.outTradeNo,
      table.payType,
      table.paidAt,
      table.amountFen,
      table.refundedFen,
      table.invoicedFen,
    ),
    index('payment_order_by_time').using('brin', table.createdAt),
    // What arrived at the bank is credited once.
    uniqueIndex('payment_order_by_bank_number')
      .on(table.gatewayTradeNo)
      .where(sql`${table.payType} = 2 and ${table.gatewayTradeNo} <> ''`),
    check('payment_order_number_fits', sql`${table.outTradeNo} between 1 and 999999999999999`),
    check('payment_order_amount_positive', sql`${table.amountFen} > 0`),
    check('payment_order_refund_in_range', sql`${table.refundedFen} between 0 and ${table.amountFen}`),
    // What is invoiced is neither invoiced again nor given back.
    check(
      'payment_order_invoiced_in_range',
      sql`${table.invoicedFen} >= 0 and ${table.refundedFen} + ${table.invoicedFen} <= ${table.amountFen}`,
    ),
    check('payment_order_paid_has_time', sql`(${table.status} in (1, 3, 4)) = (${table.paidAt} is not null)`),
  ],
);

/** Every notification that reached the server and what became of it; a forged or mismatching one stays visible here. */
export const paymentNotification = pgTable(
  'payment_notification',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Number of the order, or of the refund. */
    outTradeNo: bigint({ mode: 'number' }),
    outcome: text({
      enum: ['credited', 'sentBack', 'repeated', 'closed', 'ignored', 'rejected', 'returned', 'refused'],
    }).notNull(),
    reason: text().notNull().default(''),
    receivedAt: moment().notNull(),
  },
  (table) => [index('payment_notification_by_order').on(table.outTradeNo)],
);

/** What the sandbox gateway knows of a payment: the other side of the counter, apart from the product's own order. */
export const sandboxPayment = pgTable(
  'sandbox_payment',
  {
    outTradeNo: bigint({ mode: 'number' }).primaryKey(),
    /** Unguessable address of the payment page that the QR code holds. */
    token: text().notNull().unique(),
    amountFen: bigint({ mode: 'bigint' }).notNull(),
    channel: text({ enum: ['alipay', 'wechat'] }).notNull(),
    state: text({ enum: ['waiting', 'paid', 'cancelled', 'closed'] })
      .notNull()
      .default('waiting'),
    notified: integer().notNull().default(0),
    createdAt: moment().notNull(),
    /** The code exists from here on; a real gateway needs a moment too. */
    readyAt: moment().notNull(),
    expiresAt: moment().notNull(),
    paidAt: moment(),
  },
  (table) => [index('sandbox_payment_by_time').on(table.createdAt)],
);

interface RefundColumns {
  readonly way: SQLWrapper;
  readonly status: SQLWrapper;
}

// Both are written with their numbers, so that a statement says what its index says.
/** Whether the channel refused to take it back. */
export const wasRefused = ({ way, status }: RefundColumns): SQL =>
  sql`(${way} = ${sql.raw(String(BALANCE_REFUND_WAY.channel))} and ${status} = ${sql.raw(String(BALANCE_REFUND_STATUS.rejected))})`;
/** Whether it has not arrived yet. */
export const isOnTheWay = ({ status }: Pick<RefundColumns, 'status'>): SQL =>
  sql`${status} = ${sql.raw(String(BALANCE_REFUND_STATUS.processing))}`;

/** A part of a top-up that goes back. `way` and `status` are BALANCE_REFUND_WAY and BALANCE_REFUND_STATUS of the contract. */
export const balanceRefund = pgTable(
  'balance_refund',
  {
    /** Written like a trade number; the gateway knows the refund by it. */
    refundNo: bigint({ mode: 'number' }).primaryKey(),
    userId: ofUser(),
    outTradeNo: bigint({ mode: 'number' })
      .notNull()
      .references(() => paymentOrder.outTradeNo),
    amountFen: bigint({ mode: 'bigint' }).notNull(),
    way: smallint().notNull(),
    status: smallint().notNull().default(0),
    /** Why it was rejected; of one that the staff transfer in place of the channel, why the channel refused. */
    reason: text().notNull().default(''),
    /** Where a transfer goes; empty for the others, and once the account is closed. */
    holder: text().notNull().default(''),
    bankName: text().notNull().default(''),
    bankAccount: text().notNull().default(''),
    gatewayRefundNo: text(),
    createdAt: moment().notNull(),
    endedAt: moment(),
  },
  (table) => [
    index('balance_refund_by_user').on(table.userId, table.refundNo),
    index('balance_refund_by_age').on(table.userId, table.createdAt, table.refundNo),
    index('balance_refund_by_order').on(table.outTradeNo),
    index('balance_refund_refused').on(table.userId, table.outTradeNo).where(wasRefused(table)),
    index('balance_refund_on_the_way').on(table.userId).where(isOnTheWay(table)),
    check('balance_refund_amount_positive', sql`${table.amountFen} > 0`),
    check('balance_refund_ended_has_time', sql`(${table.status} = 0) = (${table.endedAt} is null)`),
  ],
);

/** What the sandbox gateway knows of a refund. */
export const sandboxRefund = pgTable('sandbox_refund', {
  refundNo: bigint({ mode: 'number' }).primaryKey(),
  outTradeNo: bigint({ mode: 'number' }).notNull(),
  amountFen: bigint({ mode: 'bigint' }).notNull(),
  state: text({ enum: ['processing', 'returned', 'refused'] })
    .notNull()
    .default('processing'),
  reason: text().notNull().default(''),
  createdAt: moment().notNull(),
});

/** Secrets of the sandbox providers, made on first use and kept with the data. */
export const sandboxSecret = pgTable('sandbox_secret', {
  name: text().primaryKey(),
  value: text().notNull(),
});
