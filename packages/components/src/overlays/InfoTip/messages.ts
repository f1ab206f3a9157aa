export const infoTipMessages = { label: '说明' } as const;
