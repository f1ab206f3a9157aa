import * as z from 'zod/mini';
import { nonNegativeMoney, quotedMoney } from './money';
import { timestamp } from './time';

/** What an early release gives back, or gave back, yuan; of a rental by usage for the hours that are not over (decisions 144). `PaidMoney` − `UsedMoney` − `DiscountReclaimed` = `ReturnMoney` + `ReturnPowerMoney` (decisions 124). A sub-account is told of what it paid itself alone (decisions 242). */
export const earlyRelease = z.object({
  /** What was paid for the rental: bought, renewed and upgraded. */
  PaidMoney: nonNegativeMoney,
  /** The share of it that was used, at the prices it was paid at. */
  UsedMoney: nonNegativeMoney,
  /** What the used time would have cost more by the next shorter unit. */
  DiscountReclaimed: nonNegativeMoney,
  /** Back to the balance, and what was paid on credit. */
  ReturnMoney: quotedMoney,
  /** Back to the vouchers. */
  ReturnPowerMoney: quotedMoney,
  /** Time counts as used until then: whole hours before the end come back, of a rental by usage whole minutes. */
  UsedUntil: timestamp,
  /** The end of what was paid for. */
  Due_time: timestamp,
  /** The sum stands until then, as long as nothing is bought for the rental: an hour less comes back afterwards, of a rental by usage a minute. */
  ExpireTime: timestamp,
});
export type EarlyRelease = z.infer<typeof earlyRelease>;
