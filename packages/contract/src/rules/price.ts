import type { BasisPoints } from './discount';
import { wholePrice } from './discount';
import type { Fen, Unit } from './money';
import { divideRounded, fen, isKnown, unit } from './money';
import type { RentalPeriod } from './rental';
import { rentalUnits, secondsOf } from './rental';
import { daySeconds, hourSeconds } from './time-units';

/** 算力, 数据盘, 带宽, the parts an upgrade adds, the cloud disk (rules/cloud-disk.ts) and whole machines (rules/bare-metal.ts). */
export type PriceItem = 'compute' | 'disk' | 'bandwidth' | 'cpu' | 'memory' | 'cloudDisk' | 'bareMetal';

export interface PricePart {
  readonly item: PriceItem;
  /** 1/10000 yuan an hour for the whole part (all cards, all GB); the cloud disk's and a machine's is a month. */
  readonly unitPrice: Unit;
}

export interface PriceLine extends PricePart {
  readonly hours: number;
  readonly amount: Fen;
}

/** A price summary. Amounts add up: the lines to `original`; `original` − the three deductions to `payable` (decisions 28). */
export interface Quote {
  readonly lines: readonly PriceLine[];
  readonly original: Fen;
  readonly periodDiscount: Fen;
  readonly vipDiscount: Fen;
  readonly coupon: Fen;
  readonly payable: Fen;
}

/** A price so many times; unknown while the price is, but for none of it. */
export const unitTimes = (price: Unit, times: number): Unit =>
  times === 0 || isKnown(price) ? unit(times === 0 ? 0 : price * times) : price;

const unitsPerFen = 100n;

/** Units an hour × seconds × multipliers as fen: the one rounding at the end of a price (decisions 9). */
function priced(hourly: bigint, seconds: number, discounts: readonly BasisPoints[]): number {
  const numerator = discounts.reduce((product, discount) => product * BigInt(discount), hourly * BigInt(seconds));
  const denominator = unitsPerFen * BigInt(hourSeconds) * BigInt(wholePrice) ** BigInt(discounts.length);
  return Number(divideRounded(numerator, denominator));
}

/** Each line is the difference of rounded running totals, so that lines never miss their sum by a fen. */
function linesOf(
  parts: readonly PricePart[],
  seconds: number,
): { lines: PriceLine[]; hourly: bigint; original: number } {
  let hourly = 0n;
  let original = 0;
  const lines = parts.map((part) => {
    hourly += BigInt(part.unitPrice);
    const before = original;
    original = priced(hourly, seconds, []);
    return {
      item: part.item,
      unitPrice: part.unitPrice,
      hours: seconds / hourSeconds,
      amount: fen(original - before),
    };
  });
  return { lines, hourly, original };
}

export interface PriceInput {
  readonly parts: readonly PricePart[];
  /** Whole seconds that are paid for. */
  readonly seconds: number;
  readonly periodDiscount: BasisPoints;
  readonly vipDiscount: BasisPoints;
}

/** Prices any prepaid time, such as the rest of a running rental for an upgrade. Both discounts cover every part (decisions 28). */
export function quotePrice({ parts, seconds, periodDiscount, vipDiscount }: PriceInput): Quote {
  const { lines, hourly, original } = linesOf(parts, seconds);
  const afterPeriod = priced(hourly, seconds, [periodDiscount]);
  const afterVip = priced(hourly, seconds, [periodDiscount, vipDiscount]);
  return {
    lines,
    original: fen(original),
    periodDiscount: fen(original - afterPeriod),
    vipDiscount: fen(afterPeriod - afterVip),
    coupon: fen(0),
    payable: fen(afterVip),
  };
}

/** Prices a new rental or a renewal of one period (product §4, §9). */
export function quoteRental({
  parts,
  period,
  vipDiscount,
}: {
  parts: readonly PricePart[];
  period: RentalPeriod;
  vipDiscount: BasisPoints;
}): Quote {
  return quotePrice({
    parts,
    seconds: secondsOf(period),
    periodDiscount: rentalUnits[period.unit].discount,
    vipDiscount,
  });
}

/** The quote with a coupon's deduction in place of any former one; a coupon never takes a price below zero. */
export function withCoupon(quote: Quote, deduction: Fen): Quote {
  const before = quote.payable + quote.coupon;
  const coupon = Math.min(deduction, before);
  return { ...quote, coupon: fen(coupon), payable: fen(before - coupon) };
}

/** All parts of a quote in one line: an hour of a rental by usage is one line of its bill (decisions 144). A quote without lines stays as it is. */
export function inOneLine(quote: Quote): Quote {
  const [first] = quote.lines;
  if (first === undefined) return quote;
  const unitPrice = unit(quote.lines.reduce((sum, line) => sum + line.unitPrice, 0));
  return { ...quote, lines: [{ ...first, unitPrice, amount: quote.original }] };
}

/** Several orders of the same parts as one price: every line and every deduction is their sum, nothing is rounded anew. */
export const quotesTogether = (first: Quote, others: readonly Quote[]): Quote =>
  others.reduce(
    (sum, quote) => ({
      lines: sum.lines.map((line, index) => ({
        ...line,
        amount: fen(line.amount + (quote.lines[index]?.amount ?? 0)),
      })),
      original: fen(sum.original + quote.original),
      periodDiscount: fen(sum.periodDiscount + quote.periodDiscount),
      vipDiscount: fen(sum.vipDiscount + quote.vipDiscount),
      coupon: fen(sum.coupon + quote.coupon),
      payable: fen(sum.payable + quote.payable),
    }),
    first,
  );

/** What so many seconds of all of them cost, rounded once. */
export const costOver = (hourPrices: readonly Unit[], seconds: number): Fen =>
  fen(
    priced(
      hourPrices.reduce((sum, price) => sum + BigInt(price), 0n),
      seconds,
      [],
    ),
  );

/** The dashboard's cost of one hour over everything that is in use, rounded once. Prices are as paid, discounts included. */
export const hourlyCost = (hourPrices: readonly Unit[]): Fen => costOver(hourPrices, hourSeconds);

/** The same of one day. Kept disks have a price a day of their own (rules/kept-disk.ts). */
export const dailyCost = (hourPrices: readonly Unit[]): Fen => costOver(hourPrices, daySeconds);
