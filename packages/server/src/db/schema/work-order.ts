import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { notice } from './notice';

const key = () => bigint({ mode: 'number' });

/** A ticket: what a customer asked of support. Texts are Markdown, sanitised when they were written; their pictures stand as `/files/<name>`. */
export const workOrder = pgTable(
  'work_order',
  {
    id: key().primaryKey().generatedAlwaysAsIdentity(),
    /** GD, the day in Beijing and a number of that day. */
    no: text().notNull().unique(),
    userId: key().notNull(),
    subAccountId: key(),
    title: text().notNull(),
    content: text().notNull(),
    categoryId: integer().notNull(),
    subCategoryId: integer().notNull(),
    /** The question of the deep link that led here. */
    question: text().notNull().default(''),
    resourceType: text({ enum: ['kvm', 'docker', 'bare_metal', 'order', 'invoice', 'none'] }).notNull(),
    resourceId: text().notNull().default(''),
    /** WORK_ORDER_STATUS of the contract. */
    status: smallint().notNull().default(0),
    urgency: smallint().notNull().default(0),
    phone: text().notNull(),
    contactTime: text().notNull().default(''),
    /** What the page knew of the resource when the ticket was sent. */
    context: jsonb().$type<Record<string, string | number | boolean | null>>().notNull().default({}),
    /** Support has answered and the customer has not looked yet. */
    unread: boolean().notNull().default(false),
    rate: smallint(),
    createdAt: moment().notNull(),
    lastReplyAt: moment().notNull(),
    /** When it last changed its status. Closing a solved one by time keeps the time when it was solved: the seven days count from there. */
    statusAt: moment().notNull(),
  },
  (table) => [
    index('work_order_by_user').on(table.userId, table.createdAt),
    index('work_order_by_reply').on(table.userId, table.lastReplyAt, table.id),
    // How many tickets a main account or a sub-account has is counted from here alone.
    index('work_order_by_account').on(table.userId, table.subAccountId),
    index('work_order_unread').on(table.userId).where(sql`${table.unread}`),
    index('work_order_by_status').on(table.status, table.statusAt),
  ],
);

/** A reply. */
export const workOrderComment = pgTable(
  'work_order_comment',
  {
    id: key().primaryKey().generatedAlwaysAsIdentity(),
    orderId: key()
      .notNull()
      .references(() => workOrder.id),
    author: text({ enum: ['user', 'staff'] }).notNull(),
    name: text().notNull(),
    content: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('work_order_comment_by_order').on(table.orderId)],
);

/** A file beside a ticket's text or a reply. Before it is sent with one it belongs to its uploader only. */
export const workOrderAttachment = pgTable(
  'work_order_attachment',
  {
    id: key().primaryKey().generatedAlwaysAsIdentity(),
    userId: key().notNull(),
    subAccountId: key(),
    /** In `stored_file`. */
    fileName: text().notNull().unique(),
    orderId: key().references(() => workOrder.id),
    /** Null for the ticket's own. */
    commentId: key().references(() => workOrderComment.id),
    createdAt: moment().notNull(),
  },
  (table) => [index('work_order_attachment_by_order').on(table.orderId)],
);

/** Who else hears of replies. */
export const workOrderNotification = pgTable(
  'work_order_notification',
  {
    id: key().primaryKey().generatedAlwaysAsIdentity(),
    userId: key().notNull(),
    subAccountId: key(),
    orderId: key().references(() => workOrder.id),
    type: text({ enum: ['sms', 'email'] }).notNull(),
    target: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('work_order_notification_by_order').on(table.orderId)],
);

/** Every status a ticket has had, the first included. */
export const workOrderLog = pgTable(
  'work_order_log',
  {
    id: key().primaryKey().generatedAlwaysAsIdentity(),
    orderId: key()
      .notNull()
      .references(() => workOrder.id),
    status: smallint().notNull(),
    author: text({ enum: ['user', 'staff', 'system'] }).notNull(),
    /** The engineer's, when staff moved it. */
    name: text().notNull().default(''),
    createdAt: moment().notNull(),
  },
  (table) => [index('work_order_log_by_order').on(table.orderId)],
);

/** Which questions a help document (a notice of type 3) answers. */
export const helpDocument = pgTable('help_document', {
  noticeId: integer()
    .primaryKey()
    .references(() => notice.id),
  categoryId: integer().notNull(),
  subCategoryId: integer().notNull(),
  /** An address elsewhere; empty when the text is the whole document. */
  url: text().notNull().default(''),
  /** Readers it has helped. */
  useful: integer().notNull().default(0),
});
