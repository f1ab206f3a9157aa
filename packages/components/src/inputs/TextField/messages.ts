export const textFieldMessages = { clear: '清除' } as const;
