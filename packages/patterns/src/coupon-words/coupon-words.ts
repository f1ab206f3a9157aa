import type { CouponCardProps } from '@compute-market/components/coupon-card';
import type { CouponGroup } from '@compute-market/contract/entities/coupon';
import { COUPON_TYPE } from '@compute-market/contract/enumerations';
import { basisPointsOf, discountFigure } from '@compute-market/contract/rules/discount';
import { formatShortYuan } from '@compute-market/contract/rules/money';
import { couponWordsMessages as messages } from './messages';

/** The figure of a card's face with its sign: ¥ 10, or 9.5 折. */
export function couponFace(
  group: Pick<CouponGroup, 'Type' | 'Amount' | 'Discount'>,
): Pick<CouponCardProps, 'sign' | 'figure'> {
  return group.Type === COUPON_TYPE.discount
    ? { sign: 'discount', figure: discountFigure(basisPointsOf(group.Discount)) }
    : { sign: 'yuan', figure: formatShortYuan(group.Amount) };
}

/** The line under the figure: 满 ¥100 可用, 无门槛, 充值券. */
export function couponCondition(group: Pick<CouponGroup, 'Type' | 'MoneyLimit'>): string {
  if (group.Type === COUPON_TYPE.recharge) return messages.recharge;
  return group.MoneyLimit > 0 ? messages.from(formatShortYuan(group.MoneyLimit)) : messages.anySum;
}
