export const partialDataMessages = {
  missing: (names: readonly string[]) => `部分数据暂时无法获取，合计未包含：${names.join('、')}`,
  failed: '获取失败',
  retry: '重试',
  retryOf: (label: string) => `重试：${label}`,
} as const;
