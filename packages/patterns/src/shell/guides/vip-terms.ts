import { vipLevels, type VipLevel } from '@compute-market/contract/rules/vip';

/** Thresholds of the rules are by level of departure: a level opens where the one below it is left (decisions 16). */
const openingOf = (level: VipLevel) => (level === 0 ? 0 : vipLevels[(level - 1) as VipLevel].threshold);

/** The five levels: what opens each and what it gives. */
export const vipTerms = ([0, 1, 2, 3, 4] as const).map((level) => ({
  level,
  threshold: openingOf(level),
  discount: vipLevels[level].discount,
}));
