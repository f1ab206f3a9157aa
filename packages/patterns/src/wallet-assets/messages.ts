export const walletAssetsMessages = {
  creditHelp: '余额用完后可用授信租用，充值后优先恢复授信额度。',
  creditLabel: '授信说明',
  voucherHelp: '算力券只抵扣订单，不抵扣欠费，不可提现。',
  voucherLabel: '算力券说明',
  learn: '了解详情',
  buyVoucher: '购买算力券',
} as const;
