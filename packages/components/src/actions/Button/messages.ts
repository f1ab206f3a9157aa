export const buttonMessages = { loading: '处理中' } as const;
