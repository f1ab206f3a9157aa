export const confirmDialogMessages = {
  confirm: '确定',
  cancel: '取消',
  effects: { stops: '会停止的', keeps: '会保留的', bills: '仍会计费的' },
  backedUp: '我已备份重要数据',
  typeName: (name: string) => `请输入 ${name} 以确认`,
} as const;
