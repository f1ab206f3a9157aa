export const recordListMessages = {
  failed: (reason: string) => `加载失败：${reason}`,
  updatedAt: '更新于',
  refresh: '刷新',
} as const;
