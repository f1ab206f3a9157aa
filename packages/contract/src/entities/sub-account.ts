import * as z from 'zod/mini';
import { nonNegativeMoney } from './money';
import { rowCount } from './page';
import { nullableTimestamp, timestamp } from './time';

/** A sub-account as its main account sees it. `MoneyLimit` is a total, not monthly (decisions 18); `MonthMoney` is this month's spend. */
export const subAccount = z.object({
  Name: z.string(),
  Note: z.string(),
  MoneyLimit: nonNegativeMoney,
  UsedMoney: nonNegativeMoney,
  MonthMoney: nonNegativeMoney,
  /** Rentals that are being paid for by the period. */
  RunningNum: rowCount,
  /** Percent of the limit that are warned of as used up; 0 while there is nothing to warn of (ours). */
  Warning: z.union([z.literal(0), z.literal(80), z.literal(100)]),
  CreateTime: timestamp,
  LastLoginTime: nullableTimestamp,
  /** 1 usable, 0 deleted. */
  Status: z.int(),
});
export type SubAccount = z.infer<typeof subAccount>;
