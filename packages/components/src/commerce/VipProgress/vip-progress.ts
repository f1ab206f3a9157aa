import type { Words } from '../../words';
import type { vipMessages } from '../vip-messages';
import { formatFen, formatMoney } from '../../data/Money/format-money';
import type { VipLevel } from '../vip-metal';

/** The level after which there is none. */
export const highestLevel: VipLevel = 4;

/** What is still to be spent for the next level, in fen; never below 0. */
export const missingFen = (total: number, threshold: number) => Math.max(0, threshold - total);

/** The progress in one sentence, for the meter. */
export function progressSentence(
  level: VipLevel,
  total: number,
  threshold: number,
  vip: Words<typeof vipMessages>,
): string {
  const sums = `${vip.total} ${formatFen(total)} / ${formatFen(threshold)}`;
  const rest =
    level === highestLevel
      ? vip.highest
      : `${vip.spend} ${formatMoney(missingFen(total, threshold))} ${vip.upgradeTo(vip.levels[level + 1] ?? '')}`;
  return vip.progress(sums, rest);
}
