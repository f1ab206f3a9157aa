export const dialogMessages = { close: '关闭' } as const;
