import type { FenAmount } from '../../money-units';
import { decimals, minus } from './decimals';

/** In the place of an amount that nobody told (NaN). */
const unknown = '—';
const written = (fen: FenAmount, sign: string) =>
  Number.isNaN(fen) ? unknown : `${fen < 0 ? minus : ''}${sign}${decimals(Math.abs(Math.trunc(fen)), 2)}`;

/** Integer fen as text without a sign of currency: 304150 → `3,041.50`, two decimals always; a dash for NaN. */
export const formatFen = (fen: FenAmount) => written(fen, '');

/** Integer fen as text: -1240 → `−¥12.40`; a dash for NaN. For names and sentences; on screen use Money. */
export const formatMoney = (fen: FenAmount) => written(fen, '¥');
