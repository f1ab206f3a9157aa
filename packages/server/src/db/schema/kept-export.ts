import type { ExportList } from '@compute-market/contract/entities/export';
import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { storedFile } from './file';

/** A file that a customer exported and may download again (decisions 164). Its name, size and bytes are those of the stored file. */
export const keptExport = pgTable(
  'kept_export',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint({ mode: 'number' }).notNull(),
    subAccountId: bigint({ mode: 'number' }),
    file: text()
      .notNull()
      .unique()
      .references(() => storedFile.name),
    list: text().$type<ExportList>().notNull(),
    /** Query of the list's address. */
    filters: text().notNull(),
    /** Only rows that were chosen. */
    chosen: boolean().notNull(),
    rows: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('kept_export_of_account').on(table.userId, table.id),
    index('kept_export_by_time').on(table.createdAt),
  ],
);
