export const exportMessages = {
  start: '导出 CSV',
  running: (done: number, total: number) => `导出中 ${done} / ${total}`,
  cancel: '取消导出',
  records: '导出记录',
} as const;
