export const dashMessages = { unknown: '未知', never: '无' } as const;
