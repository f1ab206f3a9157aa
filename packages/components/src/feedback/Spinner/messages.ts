export const spinnerMessages = { label: '加载中' } as const;
