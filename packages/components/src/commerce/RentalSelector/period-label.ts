import type { Words } from '../../words';
import { rentalSelectorMessages } from './messages';
import type { RentalPeriod } from './rental-periods';

type PeriodWords = Pick<Words<typeof rentalSelectorMessages>, 'halfYear' | 'oneYear' | 'counts'>;

/** The name of a period that has one of its own: 半年, 一年. */
export const markOf = (
  { unit, count }: RentalPeriod,
  words: Pick<PeriodWords, 'halfYear' | 'oneYear'>,
): string | undefined =>
  unit !== 'month' ? undefined : count === 6 ? words.halfYear : count === 12 ? words.oneYear : undefined;

/** A period in words, simplified Chinese unless others are given: 3 天, 18 小时, 2 个月, 半年, 一年. */
export const periodLabel = (period: RentalPeriod, words: PeriodWords = rentalSelectorMessages): string =>
  markOf(period, words) ?? words.counts[period.unit](period.count);
