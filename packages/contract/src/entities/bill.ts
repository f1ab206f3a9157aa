import * as z from 'zod/mini';
import { BALANCE_CHANGE_TYPE } from '../enumerations';
import { BILL_PRODUCT } from '../rules/bill';
import { money, nonNegativeMoney } from './money';
import { calendarMonth, nullableTimestamp } from './time';

/**
 * A Beijing month of both purses, yuan: what was there before it, plus what came in, less what went out, is what was there after. `Spent` is what
 * was paid less what of it came back, from both purses. `CloseTime` is null while the month runs; afterwards no figure changes (decisions 112).
 */
export const billSummary = z.object({
  Month: calendarMonth,
  CloseTime: nullableTimestamp,
  OpeningMoney: money,
  OpeningPower: money,
  TopUp: money,
  Spent: money,
  ClosingMoney: money,
  ClosingPower: money,
});
export type BillSummary = z.infer<typeof billSummary>;

/** Movements of one kind in a month, yuan, signed as the purse saw them. */
const billMovement = z.object({
  Type: z.enum(BALANCE_CHANGE_TYPE),
  Money: money,
  Power: money,
  Count: z.int().check(z.nonnegative()),
});
export type BillMovement = z.infer<typeof billMovement>;

/** What one person spent on one product in a month, from both purses. `SubAccountName` is empty for the main account; it is the name when the month was closed. */
const billSpending = z.object({
  Product: z.enum(BILL_PRODUCT),
  SubAccountName: z.string(),
  Charged: nonNegativeMoney,
  Refunded: nonNegativeMoney,
  Count: z.int().check(z.nonnegative()),
});
export type BillSpending = z.infer<typeof billSpending>;

/** One month whole. The movements sum to what the purses changed by, the spending to `Spent`. `FileUrl` is empty while the month runs. */
export const bill = z.extend(billSummary, {
  BillNo: z.string(),
  Movements: z.array(billMovement),
  Spending: z.array(billSpending),
  FileUrl: z.string(),
});
export type Bill = z.infer<typeof bill>;
