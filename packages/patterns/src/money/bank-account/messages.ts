export const bankAccountMessages = {
  bankName: '开户银行',
  bankAccount: '银行账号',
  verify: '去认证',
} as const;
