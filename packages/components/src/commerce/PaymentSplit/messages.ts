export const paymentSplitMessages = {
  label: '扣费来源',
  sources: { voucher: '算力券', balance: '余额', credit: '授信', limit: '额度' },
  short: '还差',
  drawn: (parts: readonly string[]) => parts.join('，'),
} as const;
