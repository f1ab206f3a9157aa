import type { FenAmount, UnitPrice } from '../../money-units';

const minus = '\u2212';
/** In the place of an amount that nobody told (NaN). */
const unknown = '—';
const group = (digits: string) => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** A non-negative integer of `scale` digits after the point, as grouped decimal text. Works on digits, never on binary fractions. */
function decimals(amount: number, scale: number) {
  const digits = String(amount).padStart(scale + 1, '0');
  return `${group(digits.slice(0, -scale))}.${digits.slice(-scale)}`;
}

const written = (fen: FenAmount, sign: string) =>
  Number.isNaN(fen) ? unknown : `${fen < 0 ? minus : ''}${sign}${decimals(Math.abs(Math.trunc(fen)), 2)}`;

/** Integer fen as text without a sign of currency: 304150 → `3,041.50`, two decimals always; a dash for NaN. */
export const formatFen = (fen: FenAmount) => written(fen, '');

/** Integer fen as text: -1240 → `−¥12.40`; a dash for NaN. For names and sentences; on screen use Money. */
export const formatMoney = (fen: FenAmount) => written(fen, '¥');

/** A unit price in integer 1/10000 yuan: four decimals only below 0.1 yuan, else two, rounded half away from zero. */
export function unitPriceDigits(tenThousandths: UnitPrice) {
  const size = Math.abs(Math.trunc(tenThousandths));
  const text = size < 1000 && size > 0 ? decimals(size, 4) : decimals(Math.floor((size + 50) / 100), 2);
  return `${tenThousandths < 0 && size > 0 ? minus : ''}${text}`;
}
