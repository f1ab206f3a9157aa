export const priceMessages = { original: '原价', unknown: '价格未知' } as const;
