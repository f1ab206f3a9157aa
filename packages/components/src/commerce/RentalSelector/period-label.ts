import { rentalSelectorMessages as words } from './messages';
import type { RentalPeriod } from './rental-periods';

/** The name of a period that has one of its own: 半年, 一年. */
export const markOf = ({ unit, count }: RentalPeriod): string | undefined =>
  unit !== 'month' ? undefined : count === 6 ? words.halfYear : count === 12 ? words.oneYear : undefined;

/** A period in words: 3 天, 18 小时, 2 个月, 半年, 一年. */
export const periodLabel = (period: RentalPeriod): string => markOf(period) ?? words.counts[period.unit](period.count);
