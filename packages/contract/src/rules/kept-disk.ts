import type { BasisPoints } from './discount';
import { wholePrice } from './discount';
import type { Fen, Unit } from './money';
import { divideRounded, fen, unit } from './money';

const hoursPerDay = 24;
const unitsPerFen = 100n;

/** What a disk of so many GB costs an hour while it is kept, before the member discount; `gbDayPrice` is a GB and day. 1/10000 yuan. */
export const keptDiskHourPrice = (sizeGb: number, gbDayPrice: Unit): Unit =>
  unit(Number(divideRounded(BigInt(sizeGb) * BigInt(gbDayPrice), BigInt(hoursPerDay))));

interface KeptDiskTerms {
  readonly hourPrice: Unit;
  /** The only discount of what is paid afterwards (decisions 28). */
  readonly vipDiscount: BasisPoints;
}

/** What a kept disk costs a day: 24 of its hours, to the fen (decisions 42). */
export const keptDiskDay = ({ hourPrice, vipDiscount }: KeptDiskTerms): Fen =>
  fen(
    Number(
      divideRounded(BigInt(hourPrice) * BigInt(hoursPerDay) * BigInt(vipDiscount), unitsPerFen * BigInt(wholePrice)),
    ),
  );

/** What one hour takes, the `hour`-th since the rental ended, from 1. */
export const keptDiskHour = ({ hour, ...terms }: KeptDiskTerms & { readonly hour: number }): Fen =>
  hourOfDay(keptDiskDay(terms), hour);

/** The share of the `hour`-th hour, from 1, in the price of a day: any 24 hours in a row take a day (decisions 42). */
export function hourOfDay(dayPrice: Fen, hour: number): Fen {
  const day = BigInt(dayPrice);
  const upTo = (hours: number): number => Number(divideRounded(day * BigInt(hours), BigInt(hoursPerDay)));
  const begun = (hour - 1) % hoursPerDay;
  return fen(upTo(begun + 1) - upTo(begun));
}
