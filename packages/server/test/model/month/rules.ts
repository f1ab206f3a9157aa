/**
 * The rules of price, read from the specification (product §4, §9; decisions 9, 16, 28) and worked out anew: nothing here is the product's
 * own arithmetic. Amounts in fen, unit prices in ten-thousandths of a yuan an hour, times in seconds since 1970.
 */
export type Unit = 'hour' | 'day' | 'month';

export const hour = 3600;
export const day = 24 * hour;

const hoursOf: Readonly<Record<Unit, number>> = { hour: 1, day: 24, month: 30 * 24 };
const periodPercent: Readonly<Record<Unit, bigint>> = { hour: 100n, day: 98n, month: 95n };
const memberPercent = [100n, 98n, 97n, 95n, 94n] as const;
/** What must have been spent for level 1, 2, 3 and 4. */
const levelsFrom = [10_000n, 150_000n, 1_000_000n, 2_000_000n] as const;
/** How long before its end a rental renews itself; after a refusal it tries again each sixth of that time. */
const leadSeconds: Readonly<Record<Unit, number>> = { hour: 15 * 60, day: 3 * hour, month: day };
const unitsPerFen = 100n;
const hundred = 100n;

export const secondsOf = (unit: Unit, count: number): number => hoursOf[unit] * hour * count;
export const renewalTime = (due: number, unit: Unit): number => due - leadSeconds[unit];
export const retryTime = (now: number, unit: Unit): number => now + leadSeconds[unit] / 6;
/** An end that comes so late was held up: nothing is destroyed by it. */
export const isHeldUp = (at: number, now: number): boolean => now - at > 2 * hour;
export const levelOf = (spent: bigint): number => levelsFrom.filter((least) => spent >= least).length;

/** Half away from zero; nothing that is priced here is below zero. */
export const rounded = (numerator: bigint, denominator: bigint): bigint =>
  (2n * numerator + denominator) / (2n * denominator);

const member = (spent: bigint): bigint => memberPercent[levelOf(spent)] ?? hundred;

/** A prepaid time of something that costs so much an hour: both discounts, one rounding at the end. */
export const prepaid = ({
  hourly,
  seconds,
  unit,
  spent,
}: {
  hourly: bigint;
  seconds: number;
  unit: Unit;
  spent: bigint;
}): bigint =>
  rounded(
    hourly * BigInt(seconds) * periodPercent[unit] * member(spent),
    unitsPerFen * BigInt(hour) * hundred * hundred,
  );

/** One postpaid hour, the n-th: a share of the day's price, so that 24 of them take a day. Member discount only. */
export function keptHour(hourly: bigint, number: number, spent: bigint): bigint {
  const daily = rounded(hourly * 24n * member(spent), unitsPerFen * hundred);
  const upTo = (hours: number) => rounded(daily * BigInt(hours), 24n);
  const begun = (number - 1) % 24;
  return upTo(begun + 1) - upTo(begun);
}
