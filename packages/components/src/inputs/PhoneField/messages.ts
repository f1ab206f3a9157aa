export const phoneFieldMessages = { placeholder: '请输入手机号' } as const;
