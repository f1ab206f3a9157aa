import * as z from 'zod/mini';
import { BILLING, COST_TYPE, EXPENSE_GROUP, RUNWAY_ITEM, SHORT_OF } from '../enumerations';
import { foldedLine } from './fold';
import { money, nonNegativeMoney } from './money';
import { calendarMonth, nullableTimestamp, timestamp } from './time';

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
  ...foldedLine,
});
export type CostItem = z.infer<typeof costItem>;

/** Spend of one Beijing day by kind, yuan, for the bar chart. The day's sum is its kinds less `Refunded`. */
export const dailyCost = z.object({
  Day: z.string(),
  Instance: money,
  Bandwidth: money,
  Disk: money,
  Sftp: money,
  Other: money,
  /** Extension (decisions 67): what came back for earlier days. Without it, what came back is taken off its kind, which can then be below 0. */
  Refunded: z.optional(nonNegativeMoney),
});
export type DailyCost = z.infer<typeof dailyCost>;

/** What one instance has cost so far, yuan. */
export const instanceCost = z.object({
  Total_cost: money,
  BandwidthCost: money,
  AddDiskCost: money,
  KeeppedDiskCost: money,
  /** Ours: what the images that were made of it cost; absent where there was no such cost (decisions 152). */
  OwnImageCost: z.optional(money),
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

/** One Beijing month, yuan. `Forecast` is the sum to its end at the present pace; null for a month that is over. `DayList` is of the month or of the range that was asked for; days without spending are left out. */
export const expenseSummary = z.object({
  Month: calendarMonth,
  MonthAmount: money,
  LastMonthAmount: money,
  DailyAverage: money,
  Forecast: z.nullable(money),
  DayList: z.array(dailyCost),
});
export type ExpenseSummary = z.infer<typeof expenseSummary>;

const dayAmount = z.object({ Day: z.string(), Amount: money });

/** What one instance, type, person, card or day cost, yuan, refunds taken off. `Name` is empty where the key says it all; `DayList` is of the dearest alone. */
const expenseGroup = z.object({
  Key: z.string(),
  Name: z.string(),
  Amount: money,
  BeforeAmount: money,
  DayList: z.array(dayAmount),
});
export type ExpenseGroupLine = z.infer<typeof expenseGroup>;

/** A range of Beijing days and the one before it (`periodBefore`), in groups, the dearest first, days in their order. The groups sum to `Amount`, and so does `DayList`. */
export const expenseGroups = z.object({
  Group: z.enum(EXPENSE_GROUP),
  Begin: z.string(),
  End: z.string(),
  BeforeBegin: z.string(),
  BeforeEnd: z.string(),
  Amount: money,
  BeforeAmount: money,
  DayList: z.array(dayAmount),
  Groups: z.array(expenseGroup),
});
export type ExpenseGroups = z.infer<typeof expenseGroups>;

/** One charge that lies ahead, yuan. */
const chargeAhead = z.object({
  Time: timestamp,
  Kind: z.enum(RUNWAY_ITEM),
  /** Of an own image its key; empty for the cloud disk. */
  Container_name: z.string(),
  Note: z.string(),
  /** Ours: how the rental is paid; absent for what is none (decisions 150). */
  Billing: z.optional(z.enum(BILLING)),
  Amount: nonNegativeMoney,
  /** What it would fail for; null when it will be paid. */
  ShortOf: z.nullable(z.enum(SHORT_OF)),
});
export type ChargeAhead = z.infer<typeof chargeAhead>;

/** What is charged for one thing on one day: `Count` charges, the first at `Time`. */
const chargeOfDay = z.extend(chargeAhead, { Count: z.int() });
export type ChargeOfDay = z.infer<typeof chargeOfDay>;

/** The 30 days ahead (decisions 86): what can be spent at the end of each, up to the first charge that cannot be paid, and the charges. */
const daysAhead = z.object({
  Days: z.array(z.object({ Day: z.string(), Left: money })),
  Charges: z.array(chargeOfDay),
  /** How many more charges there are, which are not listed. */
  MoreNum: z.int(),
});
export type DaysAhead = z.infer<typeof daysAhead>;

/**
 * 余额可维持, yuan (decisions 41). `Seconds` and `Until` are the moment of `Short`, the first charge that cannot be paid; null when none is
 * found. `Next` is null while no charge lies ahead.
 */
export const runway = z.object({
  /** What can be spent: balance or else credit, and vouchers; of a sub-account what is left of its limit. */
  Available: nonNegativeMoney,
  Money: money,
  CreditLeft: nonNegativeMoney,
  PowerMoney: nonNegativeMoney,
  /** Null for a main account. */
  LimitLeft: z.nullable(nonNegativeMoney),
  /** What everything in use costs an hour, and how much of it is paid already. */
  HourPrice: nonNegativeMoney,
  PaidHourPrice: nonNegativeMoney,
  /** The same over a day: kept disks at what a day takes (decisions 42). */
  DayPrice: nonNegativeMoney,
  Seconds: z.nullable(z.int()),
  Until: nullableTimestamp,
  Next: z.nullable(chargeAhead),
  /** Ours (decisions 154): the next that is not taken all the time, or `Next` if it cannot be paid; null where nothing else lies ahead. */
  NextMajor: z.optional(z.nullable(chargeAhead)),
  /** Ours: what kept disks, own images and rentals by usage take a day. */
  SteadyDayPrice: z.optional(nonNegativeMoney),
  Short: z.nullable(chargeAhead),
  /** With charges that have no end: until when all can be paid; null when all there are can be. */
  CoveredUntil: nullableTimestamp,
  Ahead: daysAhead,
  Items: z.array(
    z.object({
      Kind: z.enum(RUNWAY_ITEM),
      /** Of an own image its key; empty for the cloud disk. */
      Container_name: z.string(),
      Note: z.string(),
      HourPrice: nonNegativeMoney,
      /** Until when it is paid, or for a kept disk until when it is kept. */
      Due_time: timestamp,
      Autorenew: z.boolean(),
      /** Ours (decisions 144); absent for what is no rental. */
      Billing: z.optional(z.enum(BILLING)),
    }),
  ),
});
export type Runway = z.infer<typeof runway>;
