export const countdownMessages = {
  left: '剩',
  ended: '已到期',
  soon: '剩余不足 24 小时',
  urgent: '剩余不足 2 小时',
  units: { days: '天', hours: '小时', minutes: '分', under: '不足1分钟' },
} as const;
