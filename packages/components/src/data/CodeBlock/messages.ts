export const codeBlockMessages = {
  name: (language: string) => (language === '' ? '代码' : `${language} 代码`),
  copy: '复制代码',
} as const;
