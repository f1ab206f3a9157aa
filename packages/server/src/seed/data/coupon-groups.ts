import type { CouponGroupSeed } from './seed-types';

/** By the key that claims and rentals name. Every kind and state of a coupon card is here: claimable, bound to a verification, gone, over. */
export const couponGroups: Readonly<Record<string, CouponGroupSeed>> = {
  newcomer: { name: '新人满减券', type: 2, amountFen: 1000n, moneyLimitFen: 10_000n, useTimeLimit: 7, beginDays: -60, endDays: 120, remainNum: 4862 },
  'a100-training': { name: 'A100 训练专享折扣券', type: 1, discountBp: 9500, targetGoods: 'A100 SXM4', targetUseMode: 1, useTimeLimit: 14, beginDays: -45, endDays: 60, remainNum: 86 },
  'verified-gift': { name: '实名认证充值券', type: 0, amountFen: 2000n, beginDays: -5, endDays: 25, remainNum: 3120 },
  fortnight: { name: '双周满减券', type: 2, amountFen: 5000n, moneyLimitFen: 50_000n, useTimeLimit: 7, beginDays: -4, endDays: 10, remainNum: 1204 },
  student: { name: '学生专享折扣券', type: 1, discountBp: 9000, targetGoods: 'RTX 4090', targetUserVerifyType: 1, useTimeLimit: 30, beginDays: -80, endDays: 100, remainNum: 320 },
  'h20-launch': { name: 'H20 上新满减券', type: 2, amountFen: 3000n, moneyLimitFen: 30_000n, targetGoods: 'H20', beginDays: -2, endDays: 10, remainNum: 86 },
  enterprise: { name: '企业大额满减券', type: 2, amountFen: 20_000n, moneyLimitFen: 200_000n, targetUserVerifyType: 2, useTimeLimit: 30, beginDays: -19, endDays: 40, remainNum: 0 },
  survey: { name: '问卷回馈充值券', type: 0, amountFen: 500n, beginDays: -12, endDays: 10, remainNum: 2000 },
  'l40s-inference': { name: 'L40S 推理折扣券', type: 1, discountBp: 9500, targetGoods: 'L40S', targetUseMode: 1, useTimeLimit: 14, beginDays: -6, endDays: 30, remainNum: 41 },
  october: { name: '10 月回馈满减券', type: 2, amountFen: 3000n, moneyLimitFen: 30_000n, beginDays: -50, endDays: -5, remainNum: 12, visible: false },
  welcome: { name: '注册礼充值券', type: 0, amountFen: 1000n, useTimeLimit: 30, beginDays: -400, endDays: 300, remainNum: 9999, visible: false },
  weekend: { name: '周末折扣券', type: 1, discountBp: 9800, targetGoods: 'RTX 3090', beginDays: -10, endDays: -4, remainNum: 57, visible: false },
};
