export const monthFieldMessages = {
  open: '打开月历',
  placeholder: '年-月',
  incomplete: '请填写完整的月份，例如 2026-11',
  tooEarly: (min: string) => `不能早于 ${min}`,
  tooLate: (max: string) => `不能晚于 ${max}`,
} as const;
