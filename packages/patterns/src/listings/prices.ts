import { DAYS_PER_MONTH } from '@compute-market/contract/constants';
import type { PriceInfo } from '@compute-market/contract/entities/price-info';
import type { RentalUnit } from '@compute-market/contract/enumerations';
import { basisPointsOf, wholePrice, type BasisPoints } from '@compute-market/contract/rules/discount';
import { divideRounded, isKnown, unit, unitFromYuan, type Unit } from '@compute-market/contract/rules/money';

/** What turns a list price into the customer's: the chosen period and the level of who looks. */
export interface PriceTerms {
  readonly period: RentalUnit;
  readonly periodDiscounts: Readonly<Record<RentalUnit, BasisPoints>>;
  readonly vipDiscount: BasisPoints;
  /** Prices before the market's own reductions, 1/10000 yuan; a model may be missing. */
  readonly originals: Readonly<Record<string, Unit>>;
}

/** A card's price as it is shown, 1/10000 yuan an hour. */
export interface ShownPrice {
  readonly current: Unit;
  /** Struck through; equal to `current` when nothing is taken off. */
  readonly original: Unit;
  /** By the hour: what a card-hour costs by the month. By the day or month: the whole day or month of one card. */
  readonly second: Unit;
}

/** Reads the server's price information for one period. */
export function priceTerms(info: PriceInfo, period: RentalUnit): PriceTerms {
  const { hour, day, month } = info.period_discounts;
  return {
    period,
    periodDiscounts: { hour: basisPointsOf(hour), day: basisPointsOf(day), month: basisPointsOf(month) },
    vipDiscount: basisPointsOf(info.vipInfos[info.level]?.VipDiscount ?? 1),
    originals: Object.fromEntries(
      Object.entries(info.gpus).map(([gpu, price]) => [gpu, unitFromYuan(price.OriginalPrice)]),
    ),
  };
}

const reduced = (price: Unit, times: number, discounts: readonly BasisPoints[]): Unit =>
  isKnown(price)
    ? unit(
        Number(
          divideRounded(
            discounts.reduce((product, discount) => product * BigInt(discount), BigInt(price) * BigInt(times)),
            BigInt(wholePrice) ** BigInt(discounts.length),
          ),
        ),
      )
    : price;

const hours: Readonly<Record<RentalUnit, number>> = { hour: 1, day: 24, month: 24 * DAYS_PER_MONTH };

/** What a list price of an hour is for this person by this period: × period discount × VIP discount, rounded once at the end (decisions 9, 28). */
export const memberPrice = (hourPrice: Unit, { period, periodDiscounts, vipDiscount }: PriceTerms): Unit =>
  reduced(hourPrice, 1, [periodDiscounts[period], vipDiscount]);

/** What a list price of an hour is for a member, before any period is chosen. */
export const vipPrice = (hourPrice: Unit, vipDiscount: BasisPoints): Unit => reduced(hourPrice, 1, [vipDiscount]);

/** A model's price on the market, with what it was before. */
export function shownPrice(gpuType: string, hourPrice: Unit, terms: PriceTerms): ShownPrice {
  const { period, periodDiscounts, vipDiscount, originals } = terms;
  return {
    current: memberPrice(hourPrice, terms),
    original: originals[gpuType] ?? hourPrice,
    second:
      period === 'hour'
        ? reduced(hourPrice, 1, [periodDiscounts.month, vipDiscount])
        : reduced(hourPrice, hours[period], [periodDiscounts[period], vipDiscount]),
  };
}

/** What a model is offered for; undefined while prices are not known, and where its own is not told: it cannot be rented then (decisions 40). */
export const offeredPrice = (
  { gpuType, hourPrice }: { readonly gpuType: string; readonly hourPrice: Unit },
  terms: PriceTerms | undefined,
): ShownPrice | undefined => (terms && isKnown(hourPrice) ? shownPrice(gpuType, hourPrice, terms) : undefined);

/** One card for a month, 1/10000 yuan. */
export const monthPrice = (hourPrice: Unit, { periodDiscounts, vipDiscount }: PriceTerms): Unit =>
  reduced(hourPrice, hours.month, [periodDiscounts.month, vipDiscount]);
/** One card for a day, 1/10000 yuan. */
export const dayPrice = (hourPrice: Unit, { periodDiscounts, vipDiscount }: PriceTerms): Unit =>
  reduced(hourPrice, hours.day, [periodDiscounts.day, vipDiscount]);
