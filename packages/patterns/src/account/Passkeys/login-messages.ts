export const passkeyLoginMessages = { label: '使用通行密钥登录' } as const;
