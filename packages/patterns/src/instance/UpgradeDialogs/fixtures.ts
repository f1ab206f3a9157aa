import type { Instance } from '@compute-market/contract/entities/instance';
import type { Price } from '@compute-market/contract/entities/price';
import { dueTime, type RentalPeriod } from '@compute-market/contract/rules/rental';
import { daySeconds } from '@compute-market/contract/rules/time-units';
import { now } from '../DashboardScreen/fixtures';

/** Three more days of an RTX 4090 for a silver member, half of it from vouchers. */
export const renewalPrice: Price = {
  OriginalPrice: 157.68,
  PeriodDiscount: 0.98,
  PeriodDeduct: 3.15,
  VipDiscount: 0.97,
  VipDeduct: 4.64,
  CouponId: null,
  CouponAmount: 0,
  PayPrice: 149.89,
  PowerMoneyPay: 120,
  MoneyPay: 29.89,
  CreditPay: 0,
  IsEnough: true,
  ShortMoney: 0,
  MoneyAfter: 2830.51,
  DueTimeAfter: now + 6 * daySeconds,
  ExpireTime: now + 300,
  Items: [{ Name: '算力', UnitPrice: 2.19, Unit: '元/小时', Num: 1, Hours: 72, Amount: 157.68 }],
};

/** A price that tells when this rental ends once it is renewed so. */
export const toldFor = (
  { Due_time }: Pick<Instance, 'Due_time'>,
  period: RentalPeriod,
  price: Price = renewalPrice,
): Price => ({ ...price, DueTimeAfter: dueTime(Due_time, period) });

/** 100 GB more until the rental is due. */
export const diskPrice: Price = {
  ...renewalPrice,
  OriginalPrice: 4.32,
  PeriodDeduct: 0.09,
  VipDeduct: 0.12,
  PayPrice: 4.11,
  PowerMoneyPay: 4.11,
  MoneyPay: 0,
  MoneyAfter: 2860.4,
  DueTimeAfter: null,
  Items: [{ Name: '数据盘', UnitPrice: 0.06, Unit: '元/小时', Num: 1, Hours: 72.01, Amount: 4.32 }],
};

/** More than the account has. */
export const shortPrice: Price = {
  ...renewalPrice,
  OriginalPrice: 12_345_678.9,
  PeriodDiscount: 1,
  PeriodDeduct: 0,
  VipDiscount: 1,
  VipDeduct: 0,
  PayPrice: 12_345_678.9,
  PowerMoneyPay: 120,
  MoneyPay: 0,
  IsEnough: false,
  ShortMoney: 12_342_698.5,
  Items: [{ Name: '算力', UnitPrice: 17_146.7763, Unit: '元/小时', Num: 1, Hours: 720, Amount: 12_345_678.9 }],
};

/** Nothing to pay: less bandwidth. */
export const freePrice: Price = {
  ...renewalPrice,
  OriginalPrice: 0,
  PeriodDeduct: 0,
  VipDeduct: 0,
  PayPrice: 0,
  PowerMoneyPay: 0,
  MoneyPay: 0,
  DueTimeAfter: null,
  Items: [],
};

/** Two months of a machine at its contract's price. */
export const machinePrice: Price = {
  ...renewalPrice,
  OriginalPrice: 136_000,
  PeriodDiscount: 1,
  PeriodDeduct: 0,
  VipDiscount: 1,
  VipDeduct: 0,
  PayPrice: 136_000,
  PowerMoneyPay: 0,
  MoneyPay: 136_000,
  MoneyAfter: 24_000,
  DueTimeAfter: now + 60 * daySeconds,
  Items: [{ Name: '裸金属', UnitPrice: 68_000, Unit: '元/月', Num: 1, Hours: 1440, Amount: 136_000 }],
};
