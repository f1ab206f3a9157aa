import * as z from 'zod/mini';
import { nonNegativeMoney } from './money';
import { SUB_RIGHT, SUB_RIGHTS } from '../rules/sub-right';
import { rowCount } from './page';
import { nullableTimestamp, timestamp } from './time';

/** What a sub-account is granted: none of it leaves looking at its machines, and each at most once. */
export const subRights = z.array(z.enum(SUB_RIGHT)).check(
  z.maxLength(SUB_RIGHTS.length, '权限重复，请检查后重试'),
  z.refine((rights) => new Set(rights).size === rights.length, '权限重复，请检查后重试'),
);

/** A sub-account as its main account sees it. `MoneyLimit` is a total, not monthly (decisions 18); `MonthMoney` is this month's spend. */
export const subAccount = z.object({
  Name: z.string(),
  Note: z.string(),
  MoneyLimit: nonNegativeMoney,
  UsedMoney: nonNegativeMoney,
  MonthMoney: nonNegativeMoney,
  /** Of each calendar month of Beijing; null without one (decisions 127). Extension: a back end that tells none limits no months. */
  MonthLimit: z.optional(z.nullable(nonNegativeMoney)),
  /** Rentals that are being paid for by the period. */
  RunningNum: rowCount,
  /** Percent of the limit that are warned of as used up; 0 while there is nothing to warn of (ours). */
  Warning: z.union([z.literal(0), z.literal(80), z.literal(100)]),
  /** What it may do beside looking (decisions 126). Extension: a back end that tells none lets it do everything. */
  Rights: z.optional(z.readonly(z.array(z.enum(SUB_RIGHT)))),
  CreateTime: timestamp,
  LastLoginTime: nullableTimestamp,
  /** 1 usable, 0 deleted. */
  Status: z.int(),
});
export type SubAccount = z.infer<typeof subAccount>;
