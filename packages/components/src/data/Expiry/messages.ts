export const expiryMessages = {
  until: (time: string) => `至 ${time}`,
  left: (amount: string) => `仅剩 ${amount}`,
  days: (count: number) => `${count} 天`,
  hours: (count: number) => `${count} 小时`,
  minutes: (count: number) => `${count} 分钟`,
  ended: '已过期',
  endless: '长期有效',
} as const;
