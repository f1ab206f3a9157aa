export const linkMessages = { external: '（在新窗口打开）' } as const;
