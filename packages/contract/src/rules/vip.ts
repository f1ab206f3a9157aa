import { VIP_DISCOUNT_BASIS_POINTS, VIP_LEVEL_NAMES, VIP_THRESHOLDS_YUAN } from '../constants';
import type { BasisPoints } from './discount';
import type { Fen } from './money';
import { fenFromYuan, fenIfKnown } from './money';

/** Membership levels 0 to 4 (product §4). */
export type VipLevel = 0 | 1 | 2 | 3 | 4;

interface VipTerms {
  readonly name: string;
  /** 累计消费 at which the level is left for the next; at 4 the bar stands here (decisions 16). */
  readonly threshold: Fen;
  /** The product's own multiplier; the server's price information wins where it is known (product §9). */
  readonly discount: BasisPoints;
}

const terms = (level: VipLevel): VipTerms => ({
  name: VIP_LEVEL_NAMES[level],
  threshold: fenFromYuan(VIP_THRESHOLDS_YUAN[level]),
  discount: VIP_DISCOUNT_BASIS_POINTS[level],
});

export const vipLevels: Readonly<Record<VipLevel, VipTerms>> = {
  0: terms(0),
  1: terms(1),
  2: terms(2),
  3: terms(3),
  4: terms(4),
};

const highest: VipLevel = 4;
const ascending: readonly VipLevel[] = [0, 1, 2, 3, 4];

/** Reads a level from the wire: absent, 0 or unknown is 0, above 4 is 4 (screens G11). */
export const toVipLevel = (level: number | null | undefined): VipLevel =>
  ascending.findLast((known) => known <= (level ?? 0)) ?? 0;

/** Whether no level lies above; shown as 已是最高等级. */
export const isHighest = (level: VipLevel): boolean => level === highest;

/** The level that an accumulated spending reaches (decisions 16). */
export const levelOf = (accumulated: Fen): VipLevel =>
  ascending.find((level) => isHighest(level) || accumulated < vipLevels[level].threshold) ?? 0;

/** What is missing for the next level, never below 0; 0 at the highest (product §4). */
export const needForNext = (level: VipLevel, accumulated: Fen): Fen =>
  fenIfKnown(isHighest(level) ? 0 : Math.max(0, vipLevels[level].threshold - accumulated));

/** How full the level's bar is, 0 to 100: vip_score ÷ threshold × 100 (product §3). */
export const experiencePercent = (level: VipLevel, score: Fen): number =>
  Math.min(100, Math.max(0, (score / vipLevels[level].threshold) * 100));

/** The level once `spent` more has been spent. */
export const levelAfterSpending = (accumulated: Fen, spent: Fen): VipLevel => levelOf(fenIfKnown(accumulated + spent));

/** The higher level that an amount leads to once it is spent, for a top-up tile; null when it changes nothing. */
export function upgradeBy(accumulated: Fen, amount: Fen): VipLevel | null {
  const level = levelAfterSpending(accumulated, amount);
  return level > levelOf(accumulated) ? level : null;
}
