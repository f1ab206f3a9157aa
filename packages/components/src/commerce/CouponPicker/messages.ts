export const couponPickerMessages = {
  title: '选择优惠券',
  none: '不使用优惠券',
  usable: (count: number) => `可用（${count}）`,
  unusable: (count: number) => `不可用（${count}）`,
  deduct: (amount: string) => `可减 ${amount}`,
  confirm: '确定',
  best: '最优惠',
  empty: '暂无优惠券，可在算力市场领取',
} as const;
