export const tagMessages = { remove: '移除' } as const;
