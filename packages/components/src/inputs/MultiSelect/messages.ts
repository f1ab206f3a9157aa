import { comboboxMessages } from '../Combobox/messages';

export const multiSelectMessages = {
  ...comboboxMessages,
  clear: '清空选择',
  chosen: (count: number) => `已选 ${count} 项`,
  all: '全选',
  allFound: '选中搜索结果',
  clearShort: '清空',
  list: (names: readonly string[]) => names.join('、'),
} as const;
