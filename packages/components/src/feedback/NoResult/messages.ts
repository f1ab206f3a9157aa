export const noResultMessages = { title: '没有符合条件的结果', clear: '清空筛选' } as const;
