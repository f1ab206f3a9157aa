export const dateFieldMessages = {
  open: '打开日历',
  incomplete: '请填写完整的日期',
  tooEarly: (min: string) => `不能早于 ${min}`,
  tooLate: (max: string) => `不能晚于 ${max}`,
} as const;
