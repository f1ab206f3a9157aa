export const specTableMessages = { item: '规格', unknown: '未知', differs: '有差异' } as const;
