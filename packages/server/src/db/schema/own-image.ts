import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { ofInstance } from './instance';
import { image } from './market';

/** An image that an account made of the system disk of an instance (decisions 130). Gone once it is deleted. */
export const ownImage = pgTable(
  'own_image',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The provider's and the wire's name for it. */
    key: text().notNull().unique(),
    userId: bigint({ mode: 'number' }).notNull(),
    subAccountId: bigint({ mode: 'number' }),
    /** The instance that it was made of, which need not be there any more. */
    instanceId: ofInstance(),
    name: text().notNull(),
    note: text().notNull(),
    containerType: text({ enum: ['kvm', 'docker'] }).notNull(),
    /** The image of the house that it grew from: which system it is, who logs in, and on which cards it runs. */
    imageKey: text()
      .notNull()
      .references(() => image.key),
    /** What a system disk must hold at least. */
    systemDiskGb: integer().notNull(),
    state: text({ enum: ['creating', 'ready', 'deleting', 'failed'] }).notNull(),
    /** What it takes up; null where the provider does not tell. */
    sizeBytes: bigint({ mode: 'number' }),
    /** What failed last and why, a Chinese clause. */
    reason: text().notNull().default(''),
    /**
     * Until when its days are paid; ahead of now while it is told that charges will begin, null while it costs nothing (decisions 152). Of one that is being
     * made: that its owner was told of a price when it was asked for.
     */
    chargedUntil: moment(),
    /** When money is asked for next: the end of the day that is not paid yet, or the next try. */
    chargeAt: moment(),
    createdAt: moment().notNull(),
    /** When something was last asked of it: names the job that does it. */
    requestedAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('own_image_name_once').on(table.userId, table.name),
    // Of an instance one is made at a time.
    uniqueIndex('own_image_one_of_instance').on(table.instanceId).where(sql`${table.state} = 'creating'`),
    index('own_image_by_spender').on(table.subAccountId).where(sql`${table.subAccountId} is not null`),
  ],
);
