export const minus = '\u2212';
const group = (digits: string) => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** A non-negative integer of `scale` digits after the point, as grouped decimal text. Works on digits, never on binary fractions. */
export function decimals(amount: number, scale: number) {
  const digits = String(amount).padStart(scale + 1, '0');
  return `${group(digits.slice(0, -scale))}.${digits.slice(-scale)}`;
}
