import { DAYS_PER_MONTH, PERIOD_DISCOUNT_BASIS_POINTS, RENTAL_UNIT_MAX } from '../constants';
import { RENTAL_UNIT, type RentalUnit } from '../enumerations';
import { wholePrice, type BasisPoints } from './discount';
import type { Fen } from './money';
import { fen } from './money';
import { hourSeconds } from './time-units';

/** A prepaid time: `count` of `unit`. */
export interface RentalPeriod {
  readonly unit: RentalUnit;
  readonly count: number;
}

interface UnitTerms {
  /** Hours of one unit; a month is 30 days. */
  readonly hours: number;
  /** Longest count that can be rented at once. */
  readonly longest: number;
  readonly discount: BasisPoints;
}

/** The rental selector's terms (product §9). */
export const rentalUnits: Readonly<Record<RentalUnit, UnitTerms>> = {
  hour: { hours: 1, longest: RENTAL_UNIT_MAX.hour, discount: PERIOD_DISCOUNT_BASIS_POINTS.hour },
  day: { hours: 24, longest: RENTAL_UNIT_MAX.day, discount: PERIOD_DISCOUNT_BASIS_POINTS.day },
  month: { hours: 24 * DAYS_PER_MONTH, longest: RENTAL_UNIT_MAX.month, discount: PERIOD_DISCOUNT_BASIS_POINTS.month },
};

/** What the specification leaves of a price by the kind of its period (product §9), as the wire has it. */
export const periodDiscounts: Readonly<Record<RentalUnit, number>> = {
  hour: rentalUnits.hour.discount / wholePrice,
  day: rentalUnits.day.discount / wholePrice,
  month: rentalUnits.month.discount / wholePrice,
};

/** Whether the period can be rented: a whole count within its unit's range. */
export const isRentable = ({ unit, count }: RentalPeriod): boolean =>
  Number.isInteger(count) && count >= 1 && count <= rentalUnits[unit].longest;

/** Length in hours. */
export const hoursOf = ({ unit, count }: RentalPeriod): number => rentalUnits[unit].hours * count;

/** Length in seconds. */
export const secondsOf = (period: RentalPeriod): number => hoursOf(period) * hourSeconds;

/** The one period of so many hours that can be rented; null where there is none. */
export const periodOf = (hours: number): RentalPeriod | null =>
  Object.values(RENTAL_UNIT)
    .map((unit) => ({ unit, count: hours / rentalUnits[unit].hours }))
    .find(isRentable) ?? null;

/** When a period that starts (or is added) at `from` ends; both in seconds since 1970. */
export const dueTime = (from: number, period: RentalPeriod): number => from + secondsOf(period);

/**
 * Why another period is the better buy. saves: as long or longer for less (选 1 天更划算，省 ¥1.05). addsHours: longer for very
 * little more (改为 1 天：多用 1 小时只多付 ¥1.14).
 */
export type CheaperPeriod =
  | { readonly kind: 'saves'; readonly period: RentalPeriod; readonly saved: Fen }
  | { readonly kind: 'addsHours'; readonly period: RentalPeriod; readonly moreHours: number; readonly extra: Fen };

const longerUnits: Readonly<Record<RentalUnit, readonly RentalUnit[]>> = {
  hour: ['day', 'month'],
  day: ['month'],
  month: [],
};
/** A longer period is worth a hint when it costs at most 1/20 more. */
const smallShare = 20;

/** The hint below the rental selector, or null. `price` prices any period of the same order. A period too long for its unit (24 hours) is compared too. */
export function cheaperPeriod(price: (period: RentalPeriod) => Fen, period: RentalPeriod): CheaperPeriod | null {
  const hours = hoursOf(period);
  const present = price(period);
  const candidates = longerUnits[period.unit]
    .map((unit) => ({ unit, count: Math.ceil(hours / rentalUnits[unit].hours) }))
    .filter(isRentable)
    .map((candidate) => ({ period: candidate, extra: price(candidate) - present }))
    .sort((a, b) => a.extra - b.extra);
  const [best] = candidates;
  if (best === undefined) return null;
  if (best.extra < 0) return { kind: 'saves', period: best.period, saved: fen(-best.extra) };
  const moreHours = hoursOf(best.period) - hours;
  if (moreHours === 0 || best.extra * smallShare > present) return null;
  return { kind: 'addsHours', period: best.period, moreHours, extra: fen(best.extra) };
}
