export const skipLinkMessages = { label: '跳到主要内容' } as const;
