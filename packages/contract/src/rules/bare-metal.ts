import { DAYS_PER_MONTH } from '../constants';
import { fen, unit, type Fen } from './money';
import type { Quote } from './price';
import { hourSeconds } from './time-units';

const hoursPerMonth = DAYS_PER_MONTH * 24;
const unitsPerFen = 100;

/** Seconds of one month of a machine: 30 days, as everywhere (product §9). */
export const bareMetalMonthSeconds = hoursPerMonth * hourSeconds;

/** Prices months of one machine. Its month price is agreed by contract, so that no period, member or coupon discount applies. */
export function quoteBareMetal({ monthPrice, months }: { readonly monthPrice: Fen; readonly months: number }): Quote {
  const amount = fen(monthPrice * months);
  return {
    lines: [{ item: 'bareMetal', unitPrice: unit(monthPrice * unitsPerFen), hours: months * hoursPerMonth, amount }],
    original: amount,
    periodDiscount: fen(0),
    vipDiscount: fen(0),
    coupon: fen(0),
    payable: amount,
  };
}
