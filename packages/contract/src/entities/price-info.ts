import * as z from 'zod/mini';
import { discount, nonNegativeMoney } from './money';

/** What a card costs and what members pay of it (product §3). `vipInfos` is indexed by level 0 to 4; `gpus` is keyed by model, yuan a card an hour; `level` is the caller's (ours). */
export const priceInfo = z.object({
  vipInfos: z.array(z.object({ Level: z.int(), VipName: z.string(), VipDiscount: discount })),
  gpus: z.record(z.string(), z.object({ HourPrice: nonNegativeMoney, OriginalPrice: nonNegativeMoney })),
  period_discounts: z.object({ hour: discount, day: discount, month: discount }),
  level: z.int().check(z.minimum(0), z.maximum(4)),
});
export type PriceInfo = z.infer<typeof priceInfo>;
