export const dateRangeFieldMessages = {
  presets: { thisMonth: '本月', lastMonth: '上月', last90Days: '近90天' },
  custom: '自定义',
  choose: '日期范围',
  start: '开始日期',
  end: '结束日期',
  to: '至',
  open: '打开日历',
  incomplete: '请填写完整的开始日期和结束日期',
  reversed: '结束日期早于开始日期，请调整其中一个',
  tooLong: (most: number, days: number) => `最多可选 ${most} 天，当前为 ${days} 天`,
  tooEarly: (min: string) => `最早可选 ${min}`,
  tooLate: (max: string) => `最晚可选 ${max}`,
} as const;
