export const formDialogMessages = {
  cancel: '取消',
  rules: { length: '8-20 位', letter: '包含字母', digit: '包含数字' },
} as const;
