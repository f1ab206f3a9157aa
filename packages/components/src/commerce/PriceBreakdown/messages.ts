export const priceBreakdownMessages = { total: '应付', saved: '已优惠', label: '价格明细' } as const;
