import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** A file that a customer uploaded. Its bytes are in the file store under `name`, which nobody can guess. */
export const storedFile = pgTable(
  'stored_file',
  {
    name: text().primaryKey(),
    userId: bigint({ mode: 'number' }).notNull(),
    subAccountId: bigint({ mode: 'number' }),
    purpose: text({ enum: ['work-order-image', 'work-order-attachment', 'verification', 'export'] }).notNull(),
    /** As the customer named it, cleaned; shown and given to downloads, never a path. */
    originalName: text().notNull(),
    /** By its content, not by what the browser said. */
    mediaType: text().notNull(),
    size: integer().notNull(),
    createdAt: moment().notNull(),
    /** When something began to refer to it. What is never used is removed after a day. */
    usedAt: moment(),
    /** Its bytes are gone or about to go. */
    removedAt: moment(),
  },
  (table) => [index('stored_file_unused').on(table.createdAt, table.usedAt)],
);

/** Keys of the server itself, shared by all servers of one database. */
export const serverSecret = pgTable('server_secret', { name: text().primaryKey(), value: text().notNull() });
