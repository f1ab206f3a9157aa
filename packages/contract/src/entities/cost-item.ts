import * as z from 'zod/mini';
import { COST_TYPE } from '../enumerations';
import { money, nonNegativeMoney } from './money';
import { timestamp } from './time';

/** One line of what an instance cost, yuan; a refund is negative. `Amount` is the sum of the three purses. */
export const costItem = z.object({
  Id: z.string(),
  Container_name: z.string(),
  Note: z.string(),
  CostType: z.enum(COST_TYPE),
  BeginTime: timestamp,
  EndTime: timestamp,
  UnitPrice: nonNegativeMoney,
  Hours: z.number(),
  OriginalAmount: money,
  DiscountAmount: money,
  Amount: money,
  PayMoney: money,
  PayPowerMoney: money,
  PayCredit: money,
  SubAccountName: z.string(),
  Remark: z.string(),
  CreateTime: timestamp,
});
export type CostItem = z.infer<typeof costItem>;

/** Spend of one Beijing day by kind, yuan, for the bar chart. */
export const dailyCost = z.object({ Day: z.string(), Instance: money, Bandwidth: money, Disk: money, Sftp: money, Other: money });
export type DailyCost = z.infer<typeof dailyCost>;

/** What one instance has cost so far, yuan. */
export const instanceCost = z.object({
  Total_cost: money,
  BandwidthCost: money,
  AddDiskCost: money,
  KeeppedDiskCost: money,
  ReturnMoney: money,
  SumCost: money,
  DiscountMoney: money,
  PayMoney: money,
  PayPowerMoney: money,
  PayCredit: money,
  /** What it costs now, yuan an hour. */
  HourPrice: nonNegativeMoney,
  DayList: z.array(z.object({ Day: z.string(), Amount: money })),
});
export type InstanceCost = z.infer<typeof instanceCost>;

/** One line of what a bare-metal machine cost. */
export const bareMetalCost = z.object({
  Id: z.int(),
  BareMetalId: z.int(),
  Name: z.string(),
  CostType: z.enum(COST_TYPE),
  BeginTime: timestamp,
  EndTime: timestamp,
  Months: z.int(),
  Amount: money,
  Remark: z.string(),
  CreateTime: timestamp,
});
export type BareMetalCost = z.infer<typeof bareMetalCost>;
