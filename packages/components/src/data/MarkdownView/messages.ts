export const markdownViewMessages = {
  copyCode: '复制代码',
  code: (language: string) => (language === '' ? '代码' : `${language} 代码`),
  table: '表格',
  open: (name: string) => (name === '' ? '查看大图' : `查看大图：${name}`),
  done: '已完成',
  undone: '未完成',
} as const;
