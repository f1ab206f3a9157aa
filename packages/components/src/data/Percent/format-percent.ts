import { zhFormats } from '../../foundation/LocaleProvider/formats';

/**
 * A share as text, in simplified Chinese unless told otherwise. It is rounded, but never up to 100% nor down to 0% when it is not there: 0.9999 with one digit is 99.9%, 0.0001 is 0.1%
 * of something that exists.
 */
export function percentShown(share: number, decimals = 1, signed = false, number = zhFormats.number): string {
  const scale = 10 ** decimals;
  const size = Math.abs(share) * 100;
  const rounded = Math.round(size * scale + 1e-9) / scale;
  const least = 1 / scale;
  const honest = size > 0 && rounded === 0 ? least : size < 100 && rounded === 100 ? 100 - least : rounded;
  const sign = share < 0 ? '\u2212' : signed && share > 0 ? '+' : '';
  return `${sign}${number(honest, { maximumFractionDigits: decimals })}%`;
}
