export const errorSummaryMessages = {
  title: (count: number) => `有 ${count} 处需要修改`,
  item: (label: string, message: string) => `${label}：${message}`,
} as const;
