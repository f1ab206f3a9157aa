export const comboboxMessages = {
  placeholder: '请选择',
  search: '搜索名称、拼音或首字母',
  clear: '清除选择',
  close: '关闭选项列表',
  loading: '选项加载中',
  empty: '暂无可选项',
  noResult: (text: string) => `没有找到“${text}”`,
  found: (count: number) => `${count} 项可选`,
} as const;
