export const copyFieldMessages = { copy: '复制' } as const;
