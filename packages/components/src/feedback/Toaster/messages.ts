export const toasterMessages = { region: '通知', errors: '错误通知', close: '关闭通知' } as const;
