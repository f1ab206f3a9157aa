import { BILLING, type Billing, type RentalUnit } from '../enumerations';
import { fen, type Fen } from './money';
import { rentalUnits } from './rental';
import { hourMs, minuteMs } from './time-units';

/** One payment for time of a rental: its start, a renewal, or an upgrade to the end of what was paid then. Moments are ms since 1970. */
export interface PaidTime {
  /** What was paid after all discounts. */
  readonly paid: Fen;
  readonly begin: number;
  readonly end: number;
  /** Whose discount it was paid with. */
  readonly unit: RentalUnit;
}

/** What becomes of a payment, fen: `paid` − `used` − `reclaimed` = `back`. */
export interface EarlyReturn {
  readonly paid: Fen;
  readonly used: Fen;
  readonly reclaimed: Fen;
  readonly back: Fen;
}

const nextShorter: Readonly<Record<RentalUnit, RentalUnit>> = { month: 'day', day: 'hour', hour: 'hour' };

/** The unit that so many hours were bought by. A longer count belongs to the next unit, so that the length tells it. */
export function unitOfHours(hours: number): RentalUnit {
  if (hours >= rentalUnits.month.hours) return 'month';
  return hours >= rentalUnits.day.hours ? 'day' : 'hour';
}

/** What comes back in whole pieces, ms: hours of a prepaid rental, minutes of one by usage (decisions 144). */
const pieceMs: Readonly<Record<Billing, number>> = { prepaid: hourMs, usage: minuteMs };

/** Until when time counts as used if a rental is released now: the hour (by usage the minute) that has begun is used, whole ones before its end are not. All in ms since 1970. */
export function usedUntil(now: number, due: number, billing: Billing = BILLING.prepaid): number {
  const piece = pieceMs[billing];
  return Math.min(due, due - Math.floor((due - now) / piece) * piece);
}

/**
 * Splits a payment when its rental is released early (decisions 124). Used time costs its share of the payment, raised from the discount of its unit
 * to that of the next shorter one, so that a month's discount is not kept by who used a day; never more than was paid. What is kept is rounded down
 * to the fen. A period that has not begun comes back whole.
 */
export function earlyReturn({ paid, begin, end, unit }: PaidTime, until: number): EarlyReturn {
  const whole = BigInt(end - begin);
  const time = BigInt(Math.min(Math.max(until, begin), end) - begin);
  if (whole <= 0n) return { paid, used: paid, reclaimed: fen(0), back: fen(0) };
  const used = (BigInt(paid) * time) / whole;
  const own = BigInt(rentalUnits[unit].discount);
  const shorter = BigInt(rentalUnits[nextShorter[unit]].discount);
  const raised = (BigInt(paid) * time * shorter) / (whole * own);
  const kept = Math.min(paid, Number(raised));
  return { paid, used: fen(Number(used)), reclaimed: fen(kept - Number(used)), back: fen(paid - kept) };
}
