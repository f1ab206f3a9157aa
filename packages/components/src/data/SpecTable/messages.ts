export const specTableMessages = { item: '规格', unknown: '—', differs: '有差异' } as const;
