import type { Price } from '@compute-market/contract/entities/price';
import type { Disk } from './disk-facts';

export const now = 1_795_154_721;

export const disk: Disk = {
  Opened: true,
  TotalSize: 50,
  UsedSize: 12.4,
  Due_time: 1_797_746_721,
  ReleaseTime: 1_799_042_721,
  MonthPrice: 0.3,
  Host: 'sftp.example.cn',
  Port: 2022,
  UserName: 'cd-8f21',
  Step: 10,
  MaxSize: 1000,
};

/** The same disk with other facts. */
export const diskWith = (changes: Partial<Disk>): Disk => ({ ...disk, ...changes });

export const unopened = diskWith({
  Opened: false,
  TotalSize: 0,
  UsedSize: 0,
  Due_time: null,
  ReleaseTime: null,
  UserName: '',
});

export const price: Price = {
  OriginalPrice: 15,
  PeriodDiscount: 1,
  PeriodDeduct: 0,
  VipDiscount: 0.97,
  VipDeduct: 0.45,
  CouponId: null,
  CouponAmount: 0,
  PayPrice: 14.55,
  PowerMoneyPay: 14.55,
  MoneyPay: 0,
  CreditPay: 0,
  IsEnough: true,
  ShortMoney: 0,
  MoneyAfter: 2860.4,
  DueTimeAfter: 1_800_338_721,
  ExpireTime: now + 600,
  Items: [{ Name: '云盘', UnitPrice: 0.3, Unit: '元/GB/月', Num: 50, Hours: 720, Amount: 15 }],
};

export const shortPrice: Price = { ...price, PowerMoneyPay: 0, IsEnough: false, ShortMoney: 14.55 };
