export const priceMessages = { original: '原价' } as const;
