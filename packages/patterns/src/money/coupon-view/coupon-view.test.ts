import { COUPON_AUDIENCE, COUPON_TYPE, COUPON_USE_MODE } from '@compute-market/contract/enumerations';
import { daySeconds as day } from '@compute-market/contract/rules/time-units';
import { expect, test } from 'vitest';
import { couponView, groupView } from './coupon-view';

const now = 1_795_154_721;
const group = {
  GroupId: 1,
  Name: '新人满减券',
  Type: COUPON_TYPE.reduction,
  Amount: 10,
  Discount: 1,
  MoneyLimit: 100,
  UseTimeLimit: 7,
  TargetGoods: '',
  TargetImage: '',
  TargetUseMode: COUPON_USE_MODE.unlimited,
  TargetUserVerifyType: COUPON_AUDIENCE.all,
  BeginTime: now - day,
  EndTime: now + 30 * day,
  RemainNum: 1204,
  IsAssigned: false,
};

test('a coupon on offer says what is left and how long it will hold', () => {
  expect(groupView(group, now)).toMatchObject({
    state: 'claimable',
    figure: '10',
    sign: 'yuan',
    condition: '满 ¥100 可用',
    note: '剩余 1,204 张',
    period: '领取后 7 天有效',
    tags: ['全部显卡'],
  });
});

test('a coupon for students asks for the verification first', () => {
  const students = {
    ...group,
    Type: COUPON_TYPE.discount,
    Discount: 0.95,
    TargetGoods: 'A100 SXM4',
    TargetUserVerifyType: COUPON_AUDIENCE.student,
    Eligible: false,
  };
  expect(groupView(students, now)).toMatchObject({
    state: 'unverified',
    figure: '9.5',
    sign: 'discount',
    tags: ['A100 SXM4', '需学生认证'],
  });
  expect(groupView({ ...students, Eligible: true }, now).state).toBe('claimable');
});

test('in its last days a claimed coupon says so', () => {
  const held = {
    CouponId: 9,
    CouponGroup: group,
    IsUsed: 0 as const,
    AssignTime: now - 5 * day,
    UseTime: null,
    ExpireTime: now + 2 * day,
  };
  expect(couponView(held, now)).toMatchObject({ state: 'unused', urgency: { tone: 'soon', label: '仅剩 2 天' } });
  expect(couponView({ ...held, IsUsed: 1, UseTime: now - day }, now)).toMatchObject({ state: 'used' });
  expect(couponView(held, now + 3 * day).state).toBe('expired');
});
