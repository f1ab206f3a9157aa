import * as z from 'zod/mini';
import { nonNegativeMoney, payableMoney } from './money';

/** When a main account is told that its balance is low, and the top-up that is prepared for it (decisions 115). */
export const balanceReminder = z.object({
  /** Yuan; the same as `low_balance.threshold` of the notice setting. */
  Threshold: nonNegativeMoney,
  /** Yuan that the link of the notice fills in; null when nothing is prepared. */
  TopUp: z.nullable(payableMoney),
  /** Whether the notice setting has any channel for it. */
  On: z.boolean(),
});
export type BalanceReminder = z.infer<typeof balanceReminder>;
