export const couponWordsMessages = {
  recharge: '充值券',
  from: (yuan: string) => `满 ¥${yuan} 可用`,
  anySum: '无门槛',
} as const;
