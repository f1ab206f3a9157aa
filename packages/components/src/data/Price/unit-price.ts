import type { UnitPrice } from '../../money-units';
import { decimals, minus } from '../Money/decimals';

/** A unit price in integer 1/10000 yuan: four decimals only below 0.1 yuan, else two, rounded half away from zero. */
export function unitPriceDigits(tenThousandths: UnitPrice) {
  const size = Math.abs(Math.trunc(tenThousandths));
  const text = size < 1000 && size > 0 ? decimals(size, 4) : decimals(Math.floor((size + 50) / 100), 2);
  return `${tenThousandths < 0 && size > 0 ? minus : ''}${text}`;
}
