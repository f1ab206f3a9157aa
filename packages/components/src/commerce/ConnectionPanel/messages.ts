export const connectionPanelMessages = {
  copy: (label: string) => `复制${label}`,
  waiting: '网络就绪后显示',
  show: (label: string) => `显示${label}`,
  hide: (label: string) => `隐藏${label}`,
  failed: '获取失败，请重试',
} as const;
