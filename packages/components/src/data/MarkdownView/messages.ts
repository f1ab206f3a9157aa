export const markdownViewMessages = {
  table: '表格',
  open: (name: string) => (name === '' ? '查看大图' : `查看大图：${name}`),
  done: '已完成',
  undone: '未完成',
} as const;
