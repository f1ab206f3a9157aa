import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** A kind of coupon that people claim. Fields as in product §3; an issued group is never edited, a new one replaces it. */
export const couponGroup = pgTable(
  'coupon_group',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    /** 0 recharge, 1 discount, 2 threshold reduction. */
    type: smallint().notNull(),
    amountFen: bigint({ mode: 'bigint' }).notNull().default(sql`0`),
    /** Basis points: 9500 = 9.5折. */
    discountBp: integer().notNull().default(10_000),
    moneyLimitFen: bigint({ mode: 'bigint' }).notNull().default(sql`0`),
    /** Days after the claim; 0 = until the group ends. */
    useTimeLimit: integer().notNull().default(0),
    /** GPU type; empty = all. */
    targetGoods: text().notNull().default(''),
    targetImage: text().notNull().default(''),
    /** 0 unlimited, 1 plan rental. */
    targetUseMode: smallint().notNull().default(0),
    /** 0 all, 1 student, 2 enterprise. */
    targetUserVerifyType: smallint().notNull().default(0),
    beginAt: moment().notNull(),
    endAt: moment().notNull(),
    remainNum: integer().notNull(),
    /** Hidden groups are given by support and are not in the coupon centre. */
    visible: boolean().notNull().default(true),
  },
  (table) => [
    check('coupon_group_remain_not_negative', sql`${table.remainNum} >= 0`),
    check('coupon_group_discount_in_range', sql`${table.discountBp} between 1 and 10000`),
  ],
);

/** A claimed coupon: one of a group for one person. Used once, by one guarded UPDATE. When it ends follows from its group and the claim. */
export const userCoupon = pgTable(
  'user_coupon',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    groupId: integer()
      .notNull()
      .references(() => couponGroup.id),
    userId: bigint({ mode: 'number' }).notNull(),
    assignedAt: moment().notNull(),
    usedAt: moment(),
    /** What it paid for, to trace a discount: an order number, an instance name, or `balance`. */
    usedFor: text(),
  },
  (table) => [
    unique('user_coupon_once_a_person').on(table.groupId, table.userId),
    index('user_coupon_by_user').on(table.userId, table.assignedAt),
    check('user_coupon_used_for_something', sql`(${table.usedAt} is null) = (${table.usedFor} is null)`),
  ],
);
