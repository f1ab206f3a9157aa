import type { PriceLine } from '@compute-market/components/price-breakdown';
import type { Price } from '@compute-market/contract/entities/price';
import type { CreateInstanceForm } from '@compute-market/contract/forms/create-instance-form';
import { basisPointsOf, discountFigure } from '@compute-market/contract/rules/discount';
import { fenFromYuan, fenIfKnown, formatUnitPrice, unitFromYuan } from '@compute-market/contract/rules/money';
import type { ReactNode } from 'react';
import { messages } from './messages';
import { machinesOf } from './order-lines';

const words = messages.order;
const minus = (yuan: number) => fenIfKnown(0 - fenFromYuan(yuan));
const tagOf = (name: string, discount: number): string => `${name} ${discountFigure(basisPointsOf(discount))}折`;

/** The lines of a price in two groups: where it comes from, and what is taken off. They add up (decisions 28). */
export function priceGroups(
  price: Price,
  form: Pick<CreateInstanceForm, 'unit'>,
  level: number | undefined,
  coupon: { tag: string | undefined; action: ReactNode } | null,
): PriceLine[][] {
  const items = price.Items.filter(({ Amount }) => Amount > 0).map((item) => ({
    key: item.Name,
    name: item.Name,
    detail: words.times(formatUnitPrice(unitFromYuan(item.UnitPrice)), item.Hours, item.Num),
    fen: fenFromYuan(item.Amount),
  }));
  const off: PriceLine[] = [
    { key: 'original', name: words.original, fen: fenFromYuan(price.OriginalPrice), strong: true },
  ];
  if (price.PeriodDiscount < 1)
    off.push({
      key: 'period',
      name: words.periodDiscount,
      tag: tagOf(words.units[form.unit], price.PeriodDiscount),
      fen: minus(price.PeriodDeduct),
    });
  if (price.VipDiscount < 1)
    off.push({
      key: 'vip',
      name: words.vipDiscount,
      tag: tagOf(words.levels[level ?? 0] ?? '', price.VipDiscount),
      fen: minus(price.VipDeduct),
    });
  if (coupon !== null)
    off.push({
      key: 'coupon',
      name: words.coupon,
      detail: machinesOf(price) > 1 && coupon.action ? words.couponOnce : undefined,
      tag: coupon.tag,
      tagTone: price.CouponId === null ? 'neutral' : 'err',
      action: coupon.action,
      fen: minus(price.CouponAmount),
    });
  return [items, off];
}
