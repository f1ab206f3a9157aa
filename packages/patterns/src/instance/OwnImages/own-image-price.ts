import type { OwnImage, OwnImageList, OwnImagePricing } from '@compute-market/contract/entities/own-image';
import { basisPointsOf } from '@compute-market/contract/rules/discount';
import {
  fenFromYuan,
  formatMoney,
  formatUnitPrice,
  sumFen,
  unitFromYuan,
  type Fen,
} from '@compute-market/contract/rules/money';
import { ownImageDay } from '@compute-market/contract/rules/own-image';
import { snapshotSize } from '../InstanceScreen/snapshot-text';
import { ownImageMessages } from './messages';

const words = ownImageMessages.price;
const bytesPerGb = 1024 ** 3;

/** What an image of so many bytes would cost its account a day. */
const dayOf = (sizeBytes: number, { GbDayPrice, VipDiscount }: OwnImagePricing): Fen =>
  ownImageDay({ sizeBytes, gbDayPrice: unitFromYuan(GbDayPrice), vipDiscount: basisPointsOf(VipDiscount) });

/** ¥0.13/天; null for an image that costs nothing. */
export const dayPriceText = ({ DayPrice }: Pick<OwnImage, 'DayPrice'>): string | null =>
  DayPrice === undefined ? null : words.day(formatMoney(fenFromYuan(DayPrice)));

/** What all images together cost a day; null where images cost nothing. */
export function daySumText({ data, Pricing }: OwnImageList): string | null {
  if (Pricing === undefined) return null;
  return words.sum(formatMoney(sumFen(data.map(({ DayPrice = 0 }) => fenFromYuan(DayPrice)))));
}

/** How images are charged, a clause; that they are free where they cost nothing. */
export const priceRule = (pricing: OwnImagePricing | undefined): string =>
  pricing === undefined ? words.free : words.rule(formatUnitPrice(unitFromYuan(pricing.GbDayPrice)), pricing.GraceDays);

/** An instance that is to be saved: its name and its system disk, GB. */
interface Source {
  readonly name: string;
  readonly systemDiskGb: number;
}

/** What the next image of an instance is likely to cost: by the size of the last one, else at most; null where images cost nothing or are not read yet. */
export function expectedPriceText(
  list: OwnImageList | null | undefined,
  { name, systemDiskGb }: Source,
): string | null {
  const pricing = list?.Pricing;
  if (list == null || pricing === undefined) return null;
  const rule = priceRule(pricing);
  const last = list.data.find(({ InstanceName, Size }) => InstanceName === name && Size !== null)?.Size ?? null;
  return last === null
    ? words.atMost(rule, systemDiskGb, formatMoney(dayOf(systemDiskGb * bytesPerGb, pricing)))
    : words.asLast(rule, snapshotSize(last), formatMoney(dayOf(last, pricing)));
}
