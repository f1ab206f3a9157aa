import type { PriceLine } from '@compute-market/components/price-breakdown';
import { DAYS_PER_MONTH } from '@compute-market/contract/constants';
import type { Price } from '@compute-market/contract/entities/price';
import { basisPointsOf, discountFigure } from '@compute-market/contract/rules/discount';
import { fen, fenFromYuan, fenIfKnown, formatUnitPrice, unitFromYuan } from '@compute-market/contract/rules/money';
import type { ReactNode } from 'react';
import { messages } from './messages';

const minus = (yuan: number) => fenIfKnown(0 - fenFromYuan(yuan));
const tagOf = (discount: number): string => messages.discount(discountFigure(basisPointsOf(discount)));
/** Hours to the end of a running period are seldom whole. */
const hoursText = (hours: number): string => String(Number(hours.toFixed(2)));
const hoursPerMonth = 24 * DAYS_PER_MONTH;

const detailOf = ({ UnitPrice, Unit, Hours }: Price['Items'][number]): string =>
  Unit === '元/月'
    ? messages.perMonth(formatUnitPrice(unitFromYuan(UnitPrice)), Math.round(Hours / hoursPerMonth))
    : messages.times(formatUnitPrice(unitFromYuan(UnitPrice)), hoursText(Hours));

/** Whether nothing is ordered. Lines alone do not say it: a back end need not tell them (decisions 70). */
export const isOfNothing = ({ Items, PayPrice }: Price): boolean => Items.length === 0 && PayPrice === 0;

/** The lines of a price: where it comes from, then what is taken off. They add up (decisions 28). */
export function priceLines(price: Price, coupon: { tag: string; action: ReactNode } | null): PriceLine[][] {
  const items = price.Items.filter(({ Amount }) => Amount > 0).map((item) => ({
    key: item.Name,
    name: item.Name,
    detail: detailOf(item),
    fen: fenFromYuan(item.Amount),
  }));
  const off: PriceLine[] = [];
  if (price.PeriodDiscount < 1)
    off.push({
      key: 'period',
      name: messages.periodDiscount,
      tag: tagOf(price.PeriodDiscount),
      fen: minus(price.PeriodDeduct),
    });
  if (price.VipDiscount < 1)
    off.push({ key: 'vip', name: messages.vipDiscount, tag: tagOf(price.VipDiscount), fen: minus(price.VipDeduct) });
  if (coupon !== null)
    off.push({
      key: 'coupon',
      name: messages.coupon,
      tag: coupon.tag,
      tagTone: price.CouponId === null ? 'neutral' : 'err',
      action: coupon.action,
      fen: price.CouponId === null ? fen(0) : minus(price.CouponAmount),
    });
  return [items, off].filter((lines) => lines.length > 0);
}
