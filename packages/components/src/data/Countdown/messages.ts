export const countdownMessages = {
  left: (rest: string) => `剩${rest}`,
  ended: '已到期',
  soon: '剩余不足 24 小时',
  urgent: '剩余不足 2 小时',
  days: (count: number) => `${count}天`,
  hours: (count: number) => `${count}小时`,
  minutes: (count: number) => `${count}分`,
  underMinute: '不足1分钟',
  /** Two units one after the other. */
  both: (larger: string, smaller: string) => `${larger}${smaller}`,
} as const;
