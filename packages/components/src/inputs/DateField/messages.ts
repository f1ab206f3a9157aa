export const dateFieldMessages = {
  open: '打开日历',
  placeholder: '年-月-日',
  incomplete: '请填写完整的日期，例如 2026-11-01',
  tooEarly: (min: string) => `不能早于 ${min}`,
  tooLate: (max: string) => `不能晚于 ${max}`,
} as const;
