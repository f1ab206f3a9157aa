import * as z from 'zod/mini';
import { SETTLEMENT_LINE, SETTLEMENT_STATUS } from '../enumerations';
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
  /** What the partner objects to, empty for nothing, and where it was paid to, empty until then (ours, decisions 116). */
  Dispute: z.optional(z.string()),
  PaidTo: z.optional(z.string()),
});
export type Settlement = z.infer<typeof settlement>;

/**
 * What a partner's machines earned: one machine in the asked span, or all that were asked for in one day or month. `Day` is that day or
 * month, empty by machine; then `Host` and `Gpu_type` are empty. `RentedNum` is let now by machine, on average otherwise; `RentHours` counts card
 * hours; `Status` 1 is online.
 */
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
  /** It is the partner's no more (ours, decisions 231): `Gpu_num` and `RentedNum` are those of its days, and `Status` says nothing. */
  GivenBack: z.optional(z.boolean()),
});
export type MachineIncome = z.infer<typeof machineIncome>;

/**
 * One line of a sheet: what a machine earned on a Beijing day, or what went back to customers of it on that day, which is below zero (decisions 116).
 * `RentHours` counts card hours. Yuan; incomes of all lines are `Income` of the sheet, refunds its `Adjust`.
 */
export const settlementLine = z.object({
  Day: z.string(),
  Host: z.string(),
  Gpu_type: z.string(),
  Kind: z.enum(SETTLEMENT_LINE),
  RentHours: z.number(),
  Amount: money,
});
export type SettlementLine = z.infer<typeof settlementLine>;

/** Where a partner is paid to. `Tail` is the end of the account's number. */
export const payoutAccount = z.object({
  Holder: z.string(),
  BankName: z.string(),
  Tail: z.string(),
  ChangeTime: timestamp,
});
export type PayoutAccount = z.infer<typeof payoutAccount>;
