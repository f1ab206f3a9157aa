export const oldDataMessages = { retry: '重试' } as const;
