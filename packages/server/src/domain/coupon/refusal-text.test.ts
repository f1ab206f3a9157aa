import type { CouponGroup } from '@compute-market/contract/entities/coupon';
import { COUPON_AUDIENCE, COUPON_TYPE, COUPON_USE_MODE } from '@compute-market/contract/enumerations';
import { expect, test } from 'vitest';
import { couponRefusalText } from './refusal-text';

const group: CouponGroup = {
  GroupId: 1,
  Name: '新人满减券',
  Type: COUPON_TYPE.reduction,
  Amount: 10,
  Discount: 1,
  MoneyLimit: 314.16,
  UseTimeLimit: 0,
  TargetGoods: 'H20',
  TargetImage: 'vllm',
  TargetUseMode: COUPON_USE_MODE.plan,
  TargetUserVerifyType: COUPON_AUDIENCE.all,
  BeginTime: 0,
  EndTime: 0,
  RemainNum: 1,
  IsAssigned: false,
};

test.each([
  ['used', '已使用'],
  ['expired', '已过期'],
  ['notStarted', '未到可用时间'],
  ['recharge', '充值券请在卡包中充入余额'],
  ['goods', '仅限 H20 使用'],
  ['image', '仅限镜像 vllm 使用'],
  ['useMode', '仅限包时租用'],
  ['student', '需完成学生认证'],
  ['enterprise', '需完成企业认证'],
  ['moneyLimit', '订单未满 ¥314.16'],
] as const)('a coupon refused for %s says %s', (reason, text) => {
  expect(couponRefusalText(reason, group)).toBe(text);
});

test('a least sum in whole yuan is said without fen', () => {
  expect(couponRefusalText('moneyLimit', { ...group, MoneyLimit: 2000 })).toBe('订单未满 ¥2,000');
});
