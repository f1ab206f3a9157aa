export const shellMessages = {
  accountFailed: '账号信息加载失败，请重试',
  chunkFailed: '页面文件加载失败，请检查网络后重试',
  failed: '页面遇到问题，未能显示，请重试',
  errorId: '错误编号',
  retry: '重试',
} as const;
