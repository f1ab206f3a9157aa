export const errorStateMessages = {
  title: '加载失败',
  retry: '重试',
  requestId: '请求编号',
  copy: '复制请求编号',
} as const;
