import * as z from 'zod/mini';
import { discount, money, nonNegativeMoney, quotedMoney } from './money';
import { nullableTimestamp, timestamp } from './time';

/** One line of a quote. Lines are differences of rounded running totals, so that they add up to `OriginalPrice` (decisions 28). */
export const priceItem = z.object({
  Name: z.string(),
  UnitPrice: nonNegativeMoney,
  /** Unit of `UnitPrice`, as shown: 元/小时. */
  Unit: z.string(),
  /** Of how many machines `Amount` is the sum. */
  Num: z.number(),
  Hours: z.number(),
  Amount: money,
});

/** Whether the purses reach. A back end that does not say it refuses by itself what they do not pay (product §8; decisions 40). */
export const enoughMoney = z.boolean();

/**
 * A quote, yuan. `PayPrice` = `OriginalPrice` − `PeriodDeduct` − `VipDeduct` − `CouponAmount`; it is then split over the purses.
 * A visitor is quoted at level 0 with empty purses; a sub-account by its main account's level, and `IsEnough` minds its spending limit too.
 * The purses are its main account's: to a sub-account they and what follows from them are 0, and `ShortMoney` is of its limit alone (decisions 242); so
 * is `IsEnough` where it may not buy.
 */
export const price = z.object({
  OriginalPrice: nonNegativeMoney,
  /** Multiplier of the rental period and what it takes off. */
  PeriodDiscount: discount,
  PeriodDeduct: nonNegativeMoney,
  /** Multiplier of the membership level and what it takes off. */
  VipDiscount: discount,
  VipDeduct: nonNegativeMoney,
  CouponId: z.nullable(z.int()),
  CouponAmount: nonNegativeMoney,
  PayPrice: quotedMoney,
  PowerMoneyPay: nonNegativeMoney,
  MoneyPay: nonNegativeMoney,
  CreditPay: nonNegativeMoney,
  IsEnough: enoughMoney,
  /** What a top-up must bring before the order can be paid; 0 when it is enough. */
  ShortMoney: nonNegativeMoney,
  /** Balance after paying; below 0 when credit pays. */
  MoneyAfter: money,
  /** Ours: what a sub-account may still spend after paying; null for a main account. */
  LimitAfter: z.optional(z.nullable(nonNegativeMoney)),
  DueTimeAfter: nullableTimestamp,
  /** Ours: of an order that adds to one part, what there is of that part in all afterwards: cores, or GB (decisions 186). */
  SizeAfter: z.optional(z.int()),
  /** The quote stands until then. */
  ExpireTime: timestamp,
  Items: z.array(priceItem),
  /** Ours: whether what is rented so can be released before its end and the unused part comes back (decisions 124); only of new rentals. */
  EarlyRelease: z.optional(z.boolean()),
  /** Ours: whether what is rented so may be paid by usage (decisions 144); only of new rentals. */
  PayAsYouGo: z.optional(z.boolean()),
});
export type Price = z.infer<typeof price>;
