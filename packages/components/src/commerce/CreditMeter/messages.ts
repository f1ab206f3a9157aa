export const creditMeterMessages = {
  label: '授信 剩余 / 额度',
  used: '已用',
  share: (percent: string) => `剩余 ${percent}`,
  none: '无',
  sentence: (remaining: string, quota: string) => `授信剩余 ${remaining}，额度 ${quota}`,
} as const;
