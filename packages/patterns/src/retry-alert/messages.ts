export const messages = { retry: '重试', restored: '已恢复上次未提交的内容', clear: '清除' } as const;
