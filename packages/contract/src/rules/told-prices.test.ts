import { expect, test } from 'vitest';
import type { PriceInfo } from '../entities/price-info';
import { toldPrices } from './told-prices';

const unknown = Number.NaN;
const barely: PriceInfo = {
  vipInfos: [1, 0.98, 0.97].map((VipDiscount) => ({ Level: 0, VipName: '', VipDiscount })),
  gpus: {},
  period_discounts: { hour: unknown, day: unknown, month: unknown },
  level: unknown,
};

test('prices that tell the discounts of levels alone are those of who looks, less what every period takes off', () => {
  expect(toldPrices(barely, 2)).toEqual({
    vipInfos: [
      { Level: 0, VipName: '普通会员', VipDiscount: 1 },
      { Level: 1, VipName: '铜牌会员', VipDiscount: 0.98 },
      { Level: 2, VipName: '银牌会员', VipDiscount: 0.97 },
    ],
    gpus: {},
    period_discounts: { hour: 1, day: 0.98, month: 0.95 },
    level: 2,
  });
});

test('what prices tell holds', () => {
  const told: PriceInfo = {
    ...barely,
    vipInfos: [{ Level: 0, VipName: '会员', VipDiscount: 0.99 }],
    period_discounts: { hour: 1, day: 0.9, month: unknown },
    level: 0,
  };
  expect(toldPrices(told, 2)).toEqual({ ...told, period_discounts: { hour: 1, day: 0.9, month: 0.95 } });
});
