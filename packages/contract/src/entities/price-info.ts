import * as z from 'zod/mini';
import { discount, nonNegativeMoney } from './money';

/** What a kind of rental period leaves of a price; unknown where a back end does not tell it (decisions 206). */
export const periodDiscount = z.number().check(z.minimum(0), z.maximum(1));
/** The level of who asks; unknown where a back end does not tell it (decisions 206). */
export const askersLevel = z.int().check(z.minimum(0), z.maximum(4));

/** What a card costs and what members pay of it (product §3). `vipInfos` is indexed by level 0 to 4; `gpus` is keyed by model, yuan a card an hour; `period_discounts` and `level`, the caller's, are ours. */
export const priceInfo = z.object({
  vipInfos: z.array(z.object({ Level: z.int(), VipName: z.string(), VipDiscount: discount })),
  gpus: z.record(z.string(), z.object({ HourPrice: nonNegativeMoney, OriginalPrice: nonNegativeMoney })),
  period_discounts: z.object({ hour: periodDiscount, day: periodDiscount, month: periodDiscount }),
  level: askersLevel,
});
export type PriceInfo = z.infer<typeof priceInfo>;
