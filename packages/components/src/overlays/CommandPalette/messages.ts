export const commandPaletteMessages = {
  title: '快速前往',
  placeholder: '搜索页面、实例与操作',
  list: '结果',
  found: (count: number) => `${count} 个结果`,
  none: '没有匹配的结果，请换个词再试',
  move: '选择',
  run: '打开',
  close: '关闭',
} as const;
