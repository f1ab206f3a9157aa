import { comboboxMessages } from '../Combobox/messages';

export const cascaderMessages = {
  placeholder: comboboxMessages.placeholder,
  search: comboboxMessages.search,
  clear: comboboxMessages.clear,
  close: comboboxMessages.close,
  empty: comboboxMessages.empty,
  noResult: comboboxMessages.noResult,
  found: comboboxMessages.found,
  back: (name: string) => `返回上一级（${name}）`,
  path: (names: readonly string[]) => names.join(' / '),
} as const;
