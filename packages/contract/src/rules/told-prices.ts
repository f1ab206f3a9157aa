import type { PriceInfo } from '../entities/price-info';
import { isKnown } from './money';
import { periodDiscounts } from './rental';
import { toVipLevel, vipLevels, type VipLevel } from './vip';

const knownOr = (told: number, otherwise: number): number => (isKnown(told) ? told : otherwise);

/** The prices of a back end that tells no more of them than the specification names, whole: for someone of that level, by the specification's periods and names of levels (decisions 206). */
export function toldPrices(told: PriceInfo, level: VipLevel): PriceInfo {
  const { hour, day, month } = told.period_discounts;
  return {
    ...told,
    vipInfos: told.vipInfos.map(({ VipDiscount, VipName }, Level) => ({
      Level,
      VipName: VipName || vipLevels[toVipLevel(Level)].name,
      VipDiscount,
    })),
    period_discounts: {
      hour: knownOr(hour, periodDiscounts.hour),
      day: knownOr(day, periodDiscounts.day),
      month: knownOr(month, periodDiscounts.month),
    },
    level: knownOr(told.level, level),
  };
}
