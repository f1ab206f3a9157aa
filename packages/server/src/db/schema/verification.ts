import { bigint, index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** An identity verification of a main account. Numbers are kept masked only (product §3). */
export const verification = pgTable(
  'verification',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint({ mode: 'number' }).notNull(),
    /** 0 personal, 1 enterprise. */
    verifyType: smallint().notNull(),
    /** 0 under review, 1 verified, 2 refused, 3 lapsed: VERIFICATION_STATUS of the contract. */
    status: smallint().notNull(),
    method: text({ enum: ['face', 'bank_card', 'license', 'other'] }).notNull(),
    /** Kind of paper of the other channel; `student` opens student coupons. */
    certificateType: text().notNull().default(''),
    /** The person, or the legal person of the enterprise. */
    name: text().notNull().default(''),
    idNumber: text().notNull().default(''),
    companyName: text().notNull().default(''),
    creditCode: text().notNull().default(''),
    remark: text().notNull().default(''),
    /** Names of the uploaded papers, for who reviews. They go with the review. */
    files: text().array().notNull().default([]),
    reason: text().notNull().default(''),
    createdAt: moment().notNull(),
    verifiedAt: moment(),
  },
  (table) => [index('verification_by_user').on(table.userId)],
);

/** The account's own person whose face is to be shown next. The number is whole for as long as a check takes. */
export const verificationSubject = pgTable('verification_subject', {
  userId: bigint({ mode: 'number' }).primaryKey(),
  /** Null. Servers before migration 0040 keep the legal person of an enterprise here too. */
  verificationId: bigint({ mode: 'number' }),
  name: text().notNull(),
  idNumber: text().notNull(),
  expiresAt: moment().notNull(),
});

/** Who stands for an enterprise under review and may show their face meanwhile. The number is whole until the review is decided (decisions 196). */
export const legalPerson = pgTable(
  'legal_person',
  {
    verificationId: bigint({ mode: 'number' }).primaryKey(),
    userId: bigint({ mode: 'number' }).notNull(),
    name: text().notNull(),
    idNumber: text().notNull(),
  },
  (table) => [index('legal_person_by_user').on(table.userId)],
);

/** A face check, from its code to what became of it. */
export const faceCheck = pgTable(
  'face_check',
  {
    /** Known to the page that polls. */
    certifyId: text().primaryKey(),
    /** What the code holds, and what the provider reports under. */
    ticket: text().notNull().unique(),
    userId: bigint({ mode: 'number' }).notNull(),
    verificationId: bigint({ mode: 'number' }),
    /** Masked. */
    name: text().notNull(),
    idNumber: text().notNull(),
    state: text({ enum: ['waiting', 'passed', 'failed'] })
      .notNull()
      .default('waiting'),
    reason: text().notNull().default(''),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /** When a verification was made of it. */
    usedAt: moment(),
  },
  (table) => [index('face_check_by_user').on(table.userId, table.createdAt)],
);
