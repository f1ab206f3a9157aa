export const searchFieldMessages = { placeholder: '搜索' } as const;
