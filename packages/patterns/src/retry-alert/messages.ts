export const messages = { retry: '重试' } as const;
