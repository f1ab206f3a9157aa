export const navigationMessages = {
  unknownPath: '页面不存在，已返回算力市场',
} as const;
