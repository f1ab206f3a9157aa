import type { RentalUnit } from '../enumerations';

/** A period that was paid for a rental: its start, or a renewal. Moments are ms since 1970. */
export interface BoughtPeriod {
  readonly begin: number;
  readonly end: number;
  readonly unit: RentalUnit;
}

/** The longest first: of equal parts it counts. */
const units: readonly RentalUnit[] = ['month', 'day', 'hour'];

/**
 * The unit that most of what is left of a rental was bought by: what is added until its end has the discount of that, so that an hour renewed
 * after a month takes nothing from the month, nor a month's last hour gives its discount to days (decisions 244). Null where nothing is left.
 */
export function unitOfRest(periods: readonly BoughtPeriod[], now: number): RentalUnit | null {
  const restOf = (unit: RentalUnit) =>
    periods
      .filter((period) => period.unit === unit)
      .reduce((sum, { begin, end }) => sum + Math.max(0, end - Math.max(begin, now)), 0);
  const rests = units.map((unit) => ({ unit, rest: restOf(unit) }));
  const most = Math.max(...rests.map(({ rest }) => rest));
  return most > 0 ? (rests.find(({ rest }) => rest === most)?.unit ?? null) : null;
}
