export const tableFilterMessages = {
  /** Name of the button in the head, and of what it opens. */
  filter: (name: string) => `筛选${name}`,
  /** The same while it filters. */
  filtered: (name: string, choice: string) => `筛选${name}，当前：${choice}`,
  chosen: (count: number) => `已选 ${count} 项`,
  /** Over the list of boxes, for screen readers. */
  find: '查找选项',
  noOptions: '没有这样的选项',
  text: '包含文字',
  apply: '确定',
  reset: '清除筛选',
} as const;
