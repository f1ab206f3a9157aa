export const amountChoiceMessages = { label: '充值金额', other: '其他金额', defaultAmount: '默认金额' } as const;
