/** The words of a coupon that becomes balance. */
export const rechargeCouponMessages = {
  title: '充值券',
  meta: '充入后成为账户余额',
  states: {
    claimed: '已领取',
    noneLeft: '已领完',
    notStarted: '未开始',
    expired: '已过期',
    unused: '已领取',
    used: '已充入余额',
    needsLogin: '登录领取',
    unverified: '去认证',
  },
  left: (count: number) => `剩余 ${count.toLocaleString('en-US')} 张`,
  putIn: '充入余额',
  confirmTitle: '充入余额',
  confirm: (sum: string) => `将 ${sum} 充入账户余额？`,
  confirmLabel: '立即充入',
} as const;
