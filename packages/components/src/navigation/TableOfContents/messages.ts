export const tableOfContentsMessages = { label: '本页目录' } as const;
