import { bigint, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { ofUser } from './account';
import { moment } from './columns';

/** Who waits for a sold-out model. Gone once told, taken back or run out. */
export const stockWish = pgTable(
  'stock_wish',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
    /** A sub-account waits for itself; null is the main account. */
    subAccountId: bigint({ mode: 'number' }),
    containerType: text({ enum: ['kvm', 'docker'] }).notNull(),
    gpuType: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    unique('stock_wish_once')
      .on(table.userId, table.subAccountId, table.containerType, table.gpuType)
      .nullsNotDistinct(),
  ],
);
