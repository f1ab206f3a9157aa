/**
 * Money inside the product: a safe integer of fen (1/100 yuan) (decisions 9). Its mark exists for the compiler alone; the component package knows it by the
 * same name, so that a unit price is no sum there either.
 */
export type Fen = number & { readonly moneyUnit: 'fen' };
/** A unit price: a safe integer of 1/10000 yuan (decisions 9). */
export type Unit = number & { readonly moneyUnit: 'unit price' };

/**
 * A number of yuan as it travels on the wire. It refuses amounts in fen and unit prices, so that neither can be taken for yuan: ¥2.19 once
 * read ¥21,900.00.
 */
export type Yuan = number & { readonly moneyUnit?: never };

const minus = '\u2212';
/** Digits of a yuan after its point. */
export const fenDecimals = 2;
const unitDecimals = 4;
/** No double has a longer exponent; beyond it a text could ask for gigabytes of zeros. */
const longestExponent = 400;
const decimalText = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,9}))?$/;

/** Brands an integer of fen; refuses what is not a safe integer. */
export function fen(value: number): Fen {
  if (!Number.isSafeInteger(value)) throw new RangeError(`金额超出可表示的范围：${value} 分，请核对数值`);
  return (value === 0 ? 0 : value) as Fen;
}

/** Brands an integer of 1/10000 yuan; refuses what is not a safe integer. */
export function unit(value: number): Unit {
  if (!Number.isSafeInteger(value)) throw new RangeError(`单价超出可表示的范围：${value}，请核对数值`);
  return (value === 0 ? 0 : value) as Unit;
}

/** The smallest whole text one above a text of digits. */
function increment(digits: string): string {
  let place = digits.length - 1;
  while (digits[place] === '9') place -= 1;
  const zeros = '0'.repeat(digits.length - 1 - place);
  return place < 0 ? `1${zeros}` : `${digits.slice(0, place)}${Number(digits[place]) + 1}${zeros}`;
}

/** The value in whole steps of 10^-decimals, as sign and digits, rounded half away from zero on its decimal text. */
function scaledDigits(value: number | string, decimals: number): { negative: boolean; digits: string } {
  const match = decimalText.exec(String(value));
  const whole = match?.[2] ?? '';
  const fraction = match?.[3] ?? '';
  const exponent = Number(match?.[4] ?? 0);
  if (whole === '' && fraction === '') throw new RangeError('数值不是有效的十进制数，请核对后重试');
  if (Math.abs(exponent) > longestExponent) throw new RangeError('数值超出可表示的范围，请核对后重试');
  const all = whole + fraction;
  const kept = whole.length + exponent + decimals;
  let digits = '0';
  if (kept >= all.length) digits = all + '0'.repeat(kept - all.length);
  else if (kept >= 0) {
    const head = kept === 0 ? '0' : all.slice(0, kept);
    digits = all.charCodeAt(kept) >= 0x35 ? increment(head) : head;
  }
  return { negative: match?.[1] === '-', digits: digits.replace(/^0+(?=\d)/, '') };
}

/** A decimal value in whole steps of 10^-decimals, half away from zero: 0.98 in 4 decimals is 9800. Not checked for size. */
export function scaledInteger(value: number | string, decimals: number): number {
  const { negative, digits } = scaledDigits(value, decimals);
  return negative ? -Number(digits) : Number(digits);
}

/**
 * The rounding override of product §9: what `toFixed` would say if it read the decimal digits that people see. Half away from zero;
 * never "-0.00". Takes exponents (`1e-7`). 1.005 → "1.01", 10.235 → "10.24", -0.004 → "0.00".
 */
export function roundYuan(value: Yuan | string, decimals: number): string {
  const { negative, digits } = scaledDigits(value, decimals);
  const sign = negative && digits !== '0' ? '-' : '';
  if (decimals === 0) return sign + digits;
  const padded = digits.padStart(decimals + 1, '0');
  return `${sign}${padded.slice(0, -decimals)}.${padded.slice(-decimals)}`;
}

/** numerator / denominator (> 0) as a whole number, half away from zero. */
export function divideRounded(numerator: bigint, denominator: bigint): bigint {
  const half = numerator < 0n ? -denominator : denominator;
  return (2n * numerator + half) / (2n * denominator);
}

/** An amount counted from others in fen: unknown where one of them is (decisions 40). Throws when it is not representable. */
export const fenIfKnown = (value: number): Fen => (Number.isNaN(value) ? (Number.NaN as Fen) : fen(value));
/** Yuan (wire number or decimal text) to fen, half away from zero; an amount that was not told stays unknown. Throws when it is no number or not representable. */
export const fenFromYuan = (yuan: Yuan | string): Fen =>
  Number.isNaN(yuan) ? (Number.NaN as Fen) : fen(scaledInteger(yuan, fenDecimals));
/** Fen to the number of yuan that travels on the wire. */
export const yuanFromFen = (amount: Fen): Yuan => amount / 100;
/** Whether a price, an amount or a size was told at all. One that a back end left out is no number: what is counted with it is unknown too, and it is shown as a dash (decisions 40). */
export const isKnown = (figure: number): boolean => !Number.isNaN(figure);
/** A count or a size as it is shown: a dash when it is not known (decisions 70). */
export const countText = (count: number): string => (isKnown(count) ? String(count) : '—');
/** Yuan (wire number or decimal text) to a unit price in 1/10000 yuan, half away from zero; one that was not told stays unknown. */
export const unitFromYuan = (yuan: Yuan | string): Unit =>
  Number.isNaN(yuan) ? (Number.NaN as Unit) : unit(scaledInteger(yuan, unitDecimals));
/** A unit price to the number of yuan that travels on the wire. */
export const yuanFromUnit = (price: Unit): Yuan => price / 10_000;

/** The sum of amounts in fen; unknown where one of them is. */
export const sumFen = (amounts: readonly Fen[]): Fen => fenIfKnown(amounts.reduce((sum, amount) => sum + amount, 0));

function group(digits: string): string {
  const groups: string[] = [];
  for (let start = (digits.length % 3) - 3; start < digits.length; start += 3)
    groups.push(digits.slice(Math.max(0, start), start + 3));
  return groups.filter((part) => part !== '').join(',');
}

function withGroups(rounded: string): { negative: boolean; text: string } {
  const negative = rounded.startsWith('-');
  const [whole = '', fraction] = (negative ? rounded.slice(1) : rounded).split('.');
  return { negative, text: fraction === undefined ? group(whole) : `${group(whole)}.${fraction}` };
}

/** A yuan number without the currency sign: "2,860.40"; `decimals` 0 for amount tiles ("1,500"), a dash when it is not known. Minus is U+2212. */
export function formatYuanNumber(yuan: Yuan | string, decimals: number = fenDecimals): string {
  if (Number.isNaN(yuan)) return '—';
  const { negative, text } = withGroups(roundYuan(yuan, decimals));
  return negative ? minus + text : text;
}

/** An amount as its field shows it before anything was typed; empty when it is not known. */
export const amountForField = (yuan: Yuan): string => (isKnown(yuan) ? formatYuanNumber(yuan) : '');

/** A yuan number with its fen only where there are any: "2,000", "314.16". */
export const formatShortYuan = (yuan: Yuan): string =>
  formatYuanNumber(yuan, fenFromYuan(yuan) % 100 === 0 ? 0 : fenDecimals);

/** Money as it is shown: "¥1,234.56", "−¥12.00" (U+2212), a dash when it is not known. `sign` also marks a gain ("+¥1,500.00"); `symbol` '' leaves ¥ out (screens A4). */
export function formatMoney(
  amount: Fen,
  { sign = false, symbol = '¥' }: { sign?: boolean; symbol?: string } = {},
): string {
  if (!isKnown(amount)) return '—';
  const { negative, text } = withGroups(roundYuan(`${amount}e-2`, fenDecimals));
  const mark = negative ? minus : sign && amount > 0 ? '+' : '';
  return mark + symbol + text;
}

/** A unit price as it is shown: "¥2.19", and four decimals only below ¥0.1: "¥0.0006" (screens A4); a dash when it is not known. Yuan of the wire go through `unitFromYuan`. */
export function formatUnitPrice(price: Unit): string {
  if (!isKnown(price)) return '—';
  const { negative, text } = withGroups(
    roundYuan(`${price}e-4`, price !== 0 && Math.abs(price) < 1000 ? unitDecimals : fenDecimals),
  );
  return `${negative ? minus : ''}¥${text}`;
}
