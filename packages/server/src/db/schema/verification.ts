import { bigint, index, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** An identity verification of a main account. Numbers are kept masked only. Spec §3. */
export const verification = pgTable(
  'verification',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint({ mode: 'number' }).notNull(),
    /** 0 personal, 1 enterprise. */
    verifyType: smallint().notNull(),
    /** 0 under review, 1 verified, 2 refused, 3 lapsed (F10). */
    status: smallint().notNull(),
    method: text({ enum: ['face', 'bank_card', 'license', 'other'] }).notNull(),
    /** Kind of paper of the other channel; `student` opens student coupons. */
    certificateType: text().notNull().default(''),
    name: text().notNull().default(''),
    idNumber: text().notNull().default(''),
    companyName: text().notNull().default(''),
    creditCode: text().notNull().default(''),
    reason: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    verifiedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('verification_by_user').on(table.userId)],
);
