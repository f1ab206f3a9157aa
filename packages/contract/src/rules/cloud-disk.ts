import { DAYS_PER_MONTH } from '../constants';
import type { BasisPoints } from './discount';
import { wholePrice } from './discount';
import { divideRounded, fen, unit, type Unit } from './money';
import type { Quote } from './price';
import { hourSeconds } from './time-units';

/** A month of the cloud disk is 30 days, as everywhere (product §9). */
export const cloudDiskMonthSeconds = DAYS_PER_MONTH * 24 * hourSeconds;
const unitsPerFen = 100n;

export interface CloudDiskSpan {
  readonly sizeGb: number;
  /** Whole seconds that are paid for. */
  readonly seconds: number;
  /** 1/10000 yuan a GB and month. */
  readonly monthPrice: Unit;
  readonly vipDiscount: BasisPoints;
}

/** Prices so much space for so long. The member discount applies; a month is its only period, so there is no period discount. One rounding at the end. */
export function quoteCloudDisk({ sizeGb, seconds, monthPrice, vipDiscount }: CloudDiskSpan): Quote {
  const whole = BigInt(monthPrice) * BigInt(sizeGb) * BigInt(seconds);
  const perFen = unitsPerFen * BigInt(cloudDiskMonthSeconds);
  const original = Number(divideRounded(whole, perFen));
  const payable = Number(divideRounded(whole * BigInt(vipDiscount), perFen * BigInt(wholePrice)));
  return {
    lines: [
      {
        item: 'cloudDisk',
        unitPrice: unit(monthPrice * sizeGb),
        hours: seconds / hourSeconds,
        amount: fen(original),
      },
    ],
    original: fen(original),
    periodDiscount: fen(0),
    vipDiscount: fen(original - payable),
    coupon: fen(0),
    payable: fen(payable),
  };
}
