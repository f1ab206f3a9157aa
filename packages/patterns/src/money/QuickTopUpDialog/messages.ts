export const quickTopUpMessages = {
  title: '快捷充值',
  missing: (sum: string) => `余额不足，还差 ${sum}，已为您填入需要充值的金额`,
} as const;
