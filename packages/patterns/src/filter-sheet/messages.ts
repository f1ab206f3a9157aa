/** Every word of the filters of a small screen. */
export const filterSheetMessages = {
  title: '筛选',
  open: (count: number) => (count > 0 ? `筛选 (${count})` : '筛选'),
  clear: '清空筛选',
  see: '查看结果',
  show: (total: number) => `查看 ${total} 条结果`,
} as const;
