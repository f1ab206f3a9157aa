export const agreementTickMessages = {
  failed: '协议内容加载失败',
  retry: '重试',
  userAgreement: '《用户服务协议》',
  privacy: '《隐私政策》',
} as const;
