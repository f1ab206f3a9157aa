export const couponViewMessages = {
  allGpus: '全部显卡',
  intoBalance: '充入余额',
  planOnly: '限包时租用',
  studentsOnly: '需学生认证',
  companiesOnly: '仅限企业',
  noneLeft: '已领完',
  usedAt: '使用时间',
  redeemed: '已充入余额',
  left: (count: number) => `剩余 ${count.toLocaleString('en-US')} 张`,
  daysAfterClaim: (days: number) => `领取后 ${days} 天有效`,
  from: (day: string) => `${day} 起`,
  until: (time: string) => `至 ${time}`,
} as const;
