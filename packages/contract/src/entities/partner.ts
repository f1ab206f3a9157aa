import * as z from 'zod/mini';
import { SETTLEMENT_STATUS } from '../enumerations';
import { money, nonNegativeMoney, ratio } from './money';
import { nullableTimestamp, timestamp } from './time';

/** A settlement sheet of a machine partner, yuan. `Fee` is the platform's share at `FeeRate`. */
export const settlement = z.object({
  Id: z.int(),
  SettlementNo: z.string(),
  PeriodBegin: timestamp,
  PeriodEnd: timestamp,
  Income: nonNegativeMoney,
  FeeRate: ratio,
  Fee: nonNegativeMoney,
  Adjust: money,
  PayAmount: money,
  Status: z.enum(SETTLEMENT_STATUS),
  PayTime: nullableTimestamp,
  FileUrl: z.string(),
});
export type Settlement = z.infer<typeof settlement>;

/** What one partner machine earned in a span of time. `Status` 1 is online; `Day` is the group's day or month, empty by machine. */
export const machineIncome = z.object({
  Host: z.string(),
  Gpu_type: z.string(),
  Gpu_num: z.int(),
  RentedNum: z.int(),
  RentRate: ratio,
  RentHours: z.number(),
  OnlineRate: ratio,
  Income: nonNegativeMoney,
  Status: z.union([z.literal(0), z.literal(1)]),
  Day: z.string(),
});
export type MachineIncome = z.infer<typeof machineIncome>;
