export const slowHintMessages = { slow: '加载较慢，正在重试…' } as const;
