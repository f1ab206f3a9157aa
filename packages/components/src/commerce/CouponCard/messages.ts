export const couponCardMessages = {
  claim: '立即领取',
  claiming: '领取中',
  claimed: '已领取',
  login: '登录领取',
  noneLeft: '已领完',
  use: '去使用',
  charge: '立即充入',
  charging: '充入中',
  notStarted: '未开始',
  used: '已使用',
  expired: '已过期',
  /** The number and the sign of a discount, from the tenths of the price that are left. */
  discount: (tenths: string) => tenths,
  discountSign: '折',
} as const;
