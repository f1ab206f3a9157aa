export const corporateTransferCardMessages = {
  title: '对公转账收款信息',
  note: '非实时到账，需客服确认后入账。转账时请填写附言，便于核对。',
  copy: (label: string) => `复制${label}`,
} as const;
