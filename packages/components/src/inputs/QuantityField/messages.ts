export const quantityFieldMessages = { decrease: '减少', increase: '增加' } as const;
