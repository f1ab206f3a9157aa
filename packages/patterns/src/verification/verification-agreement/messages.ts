/** Words of the agreement that stands before every verification. */
export const verificationAgreementMessages = {
  agree: '我已阅读并同意',
  agreement: '《实名认证服务协议》',
  mustAgree: '请先阅读并同意《实名认证服务协议》',
} as const;
