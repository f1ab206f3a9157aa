export const voucherPanelMessages = {
  label: '算力券余额',
  rules: ['可抵扣租用、续费、升级与后付费项目，不抵扣欠费', '支付时可选算力券优先或余额优先；不可提现'],
} as const;
