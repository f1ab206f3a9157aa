import * as z from 'zod/mini';
import { nonNegativeMoney } from './money';
import { nullableTimestamp, timestamp } from './time';

/** A sub-account as its main account sees it. `MoneyLimit` is a total, not monthly (decisions 18); `MonthMoney` is this month's spend. */
export const subAccount = z.object({
  Name: z.string(),
  Note: z.string(),
  MoneyLimit: nonNegativeMoney,
  UsedMoney: nonNegativeMoney,
  MonthMoney: nonNegativeMoney,
  RunningNum: z.int(),
  CreateTime: timestamp,
  LastLoginTime: nullableTimestamp,
  /** 1 usable, 0 deleted. */
  Status: z.int(),
});
export type SubAccount = z.infer<typeof subAccount>;
