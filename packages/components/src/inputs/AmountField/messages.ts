export const amountFieldMessages = { invalid: '输入金额不合法', placeholder: '请输入金额' } as const;
