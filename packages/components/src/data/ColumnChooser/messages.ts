export const columnChooserMessages = { choose: '自定义列', reset: '恢复默认' } as const;
