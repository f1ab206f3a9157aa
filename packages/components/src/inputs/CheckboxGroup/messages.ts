export const checkboxGroupMessages = { all: '全选' } as const;
