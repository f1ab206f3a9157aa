export type RentalUnit = 'hour' | 'day' | 'month';

/** A rental period: how many of which unit. A month is 30 days. */
export interface RentalPeriod {
  unit: RentalUnit;
  count: number;
}

export const rentalUnits: readonly RentalUnit[] = ['hour', 'day', 'month'];

/** The longest period of each unit; the shortest is 1 (product §9). */
export const longestPeriod: Record<RentalUnit, number> = { hour: 23, day: 29, month: 12 };

/** Counts that carry a taller graduation: every fifth hour and day, half a year and a year. */
export const isMajorCount = (unit: RentalUnit, count: number) => count % (unit === 'month' ? 6 : 5) === 0;

/** The count a key leads to, or nothing when the key is not one of the ruler's own. Arrows stay with the native radios. */
export function countForKey(key: string, unit: RentalUnit): number | undefined {
  if (key === 'Home') return 1;
  if (key === 'End') return longestPeriod[unit];
  return undefined;
}
