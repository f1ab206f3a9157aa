export const recordListMessages = { updatedAt: '更新于', refresh: '刷新' } as const;
