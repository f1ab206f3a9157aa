import type { RentalUnit } from '@compute-market/contract/enumerations';
import { numberOf, type Given } from './command';
import { EXIT, Failure } from './failure';
import { messages } from './messages';

/** Options that say for how long. */
export const periodOptions = {
  hours: { type: 'string', help: messages.rent.hours },
  days: { type: 'string', help: messages.rent.days },
  months: { type: 'string', help: messages.rent.months },
} as const;

const units: readonly (readonly [string, RentalUnit])[] = [
  ['hours', 'hour'],
  ['days', 'day'],
  ['months', 'month'],
];

/** Whether any of the options is given. */
export const hasPeriod = ({ options }: Given): boolean => units.some(([option]) => options[option] !== undefined);

/** For how long, by exactly one of the options. */
export function periodOf(given: Given): { readonly unit: RentalUnit; readonly pack_time: number } {
  const told = units.flatMap(([option, unit]) => {
    const count = numberOf(given, option);
    return count === undefined ? [] : [{ unit, pack_time: count }];
  });
  const [one, ...more] = told;
  if (one === undefined || more.length > 0) throw new Failure(EXIT.usage, messages.rent.period);
  return one;
}
