export const dateTimeFieldMessages = {
  open: '打开日历',
  placeholder: '年-月-日 时:分',
  incomplete: '请填写完整的日期和时间，例如 2026-11-01 09:30',
  tooEarly: (min: string) => `不能早于 ${min}`,
  tooLate: (max: string) => `不能晚于 ${max}`,
} as const;
