export const agreementTickMessages = {
  failed: '协议内容加载失败',
  retry: '重试',
} as const;
