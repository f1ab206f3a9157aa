import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** Whether a help document helped one reader. */
export const documentOpinion = pgTable(
  'document_opinion',
  {
    /** The number of an answer, or the name of a guide of the data host. */
    documentId: text().notNull(),
    /** An account (`user:7:`, with the number of a sub-account), or a browser (`visitor:` and a random word). */
    reader: text().notNull(),
    helpful: boolean().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.reader] })],
);
