import { expect, test } from 'vitest';
import { couponCondition, couponFace } from './coupon-words';

test.each([
  [{ Type: 2, Amount: 10, Discount: 1, MoneyLimit: 100 }, 'yuan', '10', '满 ¥100 可用'],
  [{ Type: 2, Amount: 200, Discount: 1, MoneyLimit: 2000 }, 'yuan', '200', '满 ¥2,000 可用'],
  [{ Type: 1, Amount: 10, Discount: 0.95, MoneyLimit: 0 }, 'discount', '9.5', '无门槛'],
  [{ Type: 1, Amount: 10, Discount: 0.57, MoneyLimit: 0 }, 'discount', '5.7', '无门槛'],
  [{ Type: 1, Amount: 10, Discount: 0.9, MoneyLimit: 0 }, 'discount', '9', '无门槛'],
  [{ Type: 0, Amount: 20.5, Discount: 1, MoneyLimit: 0 }, 'yuan', '20.50', '充值券'],
] as const)('the card of %o shows its figure and its condition', (group, sign, figure, condition) => {
  expect(couponFace(group)).toEqual({ sign, figure });
  expect(couponCondition(group)).toBe(condition);
});
