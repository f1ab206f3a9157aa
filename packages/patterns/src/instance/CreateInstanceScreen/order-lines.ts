import type { Price } from '@compute-market/contract/entities/price';
import type { StoreOptions } from '@compute-market/contract/entities/store-options';
import type { RentalUnit } from '@compute-market/contract/enumerations';
import type { CreateInstanceForm } from '@compute-market/contract/forms/create-instance-form';
import { basisPointsOf, wholePrice, type BasisPoints } from '@compute-market/contract/rules/discount';
import { keptDiskDay as dayOf, keptDiskHourPrice } from '@compute-market/contract/rules/kept-disk';
import {
  type Fen,
  fenFromYuan,
  fenIfKnown,
  isKnown,
  sumFen,
  type Unit,
  unitFromYuan,
} from '@compute-market/contract/rules/money';
import { quoteRental, type PricePart, unitTimes } from '@compute-market/contract/rules/price';
import { cheaperPeriod, hoursOf, type CheaperPeriod } from '@compute-market/contract/rules/rental';
import { daySeconds, hourSeconds } from '@compute-market/contract/rules/time-units';
import { memberPrice, priceTerms } from '../../listings';
import type { Choices, Market } from './choices';

const hoursPerDay = daySeconds / hourSeconds;

/** What the data disk above its free part costs, 1/10000 yuan an hour. */
export const diskPrice = ({ options }: Market, addedGb: number): Unit =>
  unitTimes(unitFromYuan(options.disk.HourPrice), addedGb);
/** What the bandwidth above its free part costs, 1/10000 yuan an hour. */
export const bandwidthPrice = ({ HourPrice, Free }: StoreOptions['bandwidth'], mbps: number): Unit =>
  unitTimes(unitFromYuan(HourPrice), Math.max(0, mbps - Free));

/** The member discount of who looks; none when it is not known. */
export function vipDiscountOf({ priceInfo }: Market): BasisPoints {
  const discount = priceInfo?.vipInfos[priceInfo.level]?.VipDiscount;
  return discount === undefined ? wholePrice : basisPointsOf(discount);
}

/** A list price of an hour as the market shows it to this person, by the period of the order; the list price while discounts are not known. */
export const shownHourPrice = ({ priceInfo }: Market, hourPrice: Unit, period: RentalUnit): Unit =>
  priceInfo === null ? hourPrice : memberPrice(hourPrice, priceTerms(priceInfo, period));

/** A day of the disks after the rental, at the member's price (decisions 28); null when it is not told. */
export function keptDiskDay(
  { HourPrice }: Market['options']['keep_disk'],
  sizeGb: number,
  vipDiscount: BasisPoints,
): Fen | null {
  const gbDayPrice = unitFromYuan(HourPrice * hoursPerDay);
  if (!isKnown(gbDayPrice) || !isKnown(sizeGb)) return null;
  return dayOf({ hourPrice: keptDiskHourPrice(sizeGb, gbDayPrice), vipDiscount });
}

/** Whether another period is the better buy for this very order (screens B5). */
export function cheaperThan(
  market: Market,
  { specification }: Choices,
  form: CreateInstanceForm,
): CheaperPeriod | null {
  if (specification === undefined) return null;
  const parts: PricePart[] = [
    { item: 'compute', unitPrice: unitFromYuan(specification.HourPrice) },
    { item: 'disk', unitPrice: diskPrice(market, form.add_disk_size) },
    { item: 'bandwidth', unitPrice: bandwidthPrice(market.options.bandwidth, form.bandwidth) },
  ];
  if (!parts.every(({ unitPrice }) => isKnown(unitPrice))) return null;
  const vipDiscount = vipDiscountOf(market);
  return cheaperPeriod((period) => fenIfKnown(form.quantity * quoteRental({ parts, period, vipDiscount }).payable), {
    unit: form.unit,
    count: form.pack_time,
  });
}

/** How many machines a price is the sum of. */
export const machinesOf = ({ Items }: Pick<Price, 'Items'>): number => Math.max(1, ...Items.map(({ Num }) => Num));

/** Everything that was taken off, fen. */
export const savedBy = (price: Price): Fen =>
  fenIfKnown(fenFromYuan(price.OriginalPrice) - fenFromYuan(price.PayPrice));

/** How long the balance after paying would pay the same order again, in whole days; null when it lasts less than one. A coupon is used once. */
export function daysAfter(price: Price, form: Pick<CreateInstanceForm, 'unit' | 'pack_time'>): number | null {
  const balance = fenFromYuan(price.MoneyAfter);
  const hours = hoursOf({ unit: form.unit, count: form.pack_time });
  const again = sumFen([price.PayPrice, price.CouponAmount].filter(isKnown).map(fenFromYuan));
  if (balance <= 0 || again <= 0) return null;
  const days = Math.floor((balance * hours) / again / 24);
  return days > 0 ? days : null;
}
