export const alertMessages = { close: '关闭提示' } as const;
