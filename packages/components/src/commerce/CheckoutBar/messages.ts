export const checkoutBarMessages = { label: '应付', region: '结算' } as const;
