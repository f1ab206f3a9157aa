export const tableColumnMessages = { actions: '操作' } as const;
