import type { Coupon, CouponGroup } from '@compute-market/contract/entities/coupon';
import { COUPON_AUDIENCE, COUPON_TYPE, COUPON_USE_MODE } from '@compute-market/contract/enumerations';
import { daySeconds as day, hourSeconds as hour } from '@compute-market/contract/rules/time-units';
import { makeCouponGroup } from '../../listings/fixtures';
import { now } from '../payment-view/fixtures';

const group = (facts: Partial<CouponGroup> & Pick<CouponGroup, 'GroupId' | 'Name' | 'Type'>): CouponGroup =>
  makeCouponGroup({ BeginTime: now - 10 * day, EndTime: now + 10 * day, RemainNum: 0, ...facts });

/** What can be claimed now, and what cannot, with every reason. */
export const groups: readonly CouponGroup[] = [
  group({
    GroupId: 11,
    Name: '双周满减券',
    Type: COUPON_TYPE.reduction,
    Amount: 50,
    MoneyLimit: 500,
    UseTimeLimit: 7,
    RemainNum: 1204,
  }),
  group({
    GroupId: 12,
    Name: '学生专享折扣券',
    Type: COUPON_TYPE.discount,
    Discount: 0.9,
    TargetGoods: 'RTX 4090',
    TargetUserVerifyType: COUPON_AUDIENCE.student,
    RemainNum: 320,
  }),
  group({
    GroupId: 13,
    Name: 'H20 上新满减券',
    Type: COUPON_TYPE.reduction,
    Amount: 30,
    MoneyLimit: 300,
    TargetGoods: 'H20',
    RemainNum: 86,
    IsAssigned: true,
  }),
  group({
    GroupId: 14,
    Name: '企业大额满减券',
    Type: COUPON_TYPE.reduction,
    Amount: 200,
    MoneyLimit: 2000,
    TargetUserVerifyType: COUPON_AUDIENCE.enterprise,
  }),
  group({ GroupId: 15, Name: '问卷回馈充值券', Type: COUPON_TYPE.recharge, Amount: 5, RemainNum: 2000 }),
  group({
    GroupId: 16,
    Name: 'L40S 推理折扣券',
    Type: COUPON_TYPE.discount,
    Discount: 0.95,
    TargetGoods: 'L40S',
    TargetUseMode: COUPON_USE_MODE.plan,
    UseTimeLimit: 14,
    RemainNum: 41,
  }),
];

const coupon = (CouponId: number, CouponGroup: CouponGroup, facts: Partial<Coupon> = {}): Coupon => ({
  CouponId,
  CouponGroup,
  IsUsed: 0,
  AssignTime: now - 5 * day,
  UseTime: null,
  ExpireTime: CouponGroup.EndTime,
  ...facts,
});
const used = (daysAgo: number): Partial<Coupon> => ({ IsUsed: 1, UseTime: now - daysAgo * day });

/** 林知远's coupons: three to use, two used, one expired. */
export const coupons: readonly Coupon[] = [
  coupon(
    1,
    group({
      GroupId: 1,
      Name: '新人满减券',
      Type: COUPON_TYPE.reduction,
      Amount: 10,
      MoneyLimit: 100,
      EndTime: now + 18 * hour,
    }),
  ),
  coupon(
    2,
    group({
      GroupId: 2,
      Name: 'A100 训练专享折扣券',
      Type: COUPON_TYPE.discount,
      Discount: 0.95,
      TargetGoods: 'A100 SXM4',
      TargetUseMode: COUPON_USE_MODE.plan,
      EndTime: now + 2 * day + 10 * hour,
    }),
  ),
  coupon(
    3,
    group({
      GroupId: 3,
      Name: '实名认证充值券',
      Type: COUPON_TYPE.recharge,
      Amount: 20,
      BeginTime: now - 5 * day,
      EndTime: now + 25 * day,
    }),
  ),
  coupon(
    4,
    group({ GroupId: 4, Name: '10 月回馈满减券', Type: COUPON_TYPE.reduction, Amount: 30, MoneyLimit: 300 }),
    used(8),
  ),
  coupon(5, group({ GroupId: 5, Name: '注册礼充值券', Type: COUPON_TYPE.recharge, Amount: 10 }), used(43)),
  coupon(
    6,
    group({
      GroupId: 6,
      Name: '周末折扣券',
      Type: COUPON_TYPE.discount,
      Discount: 0.98,
      TargetGoods: 'RTX 3090',
      EndTime: now - 4 * day,
    }),
  ),
];

/** Names and sums that do not fit by themselves. */
export const longCoupons: readonly Coupon[] = [
  coupon(
    21,
    group({
      GroupId: 21,
      Name: '某某市高性能计算与人工智能联合实验室成立周年专享满减券',
      Type: COUPON_TYPE.reduction,
      Amount: 12_888.5,
      MoneyLimit: 200_000,
      TargetGoods: 'A100 SXM4 80GB 液冷',
      TargetImage: 'PyTorch 2.5.1 CUDA 12.4',
      TargetUseMode: COUPON_USE_MODE.plan,
      TargetUserVerifyType: COUPON_AUDIENCE.enterprise,
    }),
  ),
  coupon(
    22,
    group({
      GroupId: 22,
      Name: '长期合作企业客户年度充值返还专用充值券（第四季度）',
      Type: COUPON_TYPE.recharge,
      Amount: 88_888.88,
    }),
  ),
  coupon(
    23,
    group({
      GroupId: 23,
      Name: '下月开始的折扣券',
      Type: COUPON_TYPE.discount,
      Discount: 0.885,
      BeginTime: now + 3 * day,
    }),
  ),
];
