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
  const spent = formatFen(total);
  const needed = formatFen(threshold);
  return level === highestLevel
    ? vip.progressAtTop(spent, needed)
    : vip.progress(spent, needed, formatMoney(missingFen(total, threshold)), vip.levels[level + 1] ?? '');
}
