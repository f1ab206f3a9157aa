export const stockBadgeMessages = {
  plenty: '充足',
  low: (cards: string) => `仅剩 ${cards} 卡`,
  soldOut: '已售罄',
  unknown: '库存未知',
} as const;
