export const balancePanelMessages = {
  label: '可用余额',
  debt: '欠费',
  debtSentence: (amount: string) => `欠费 ${amount}，充值后优先恢复授信`,
  voucher: '算力券',
} as const;
