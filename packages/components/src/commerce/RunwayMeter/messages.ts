export const runwayMeterMessages = {
  label: '余额可维持',
  /** After the number. */
  day: (_count: number) => '天',
  hour: (_count: number) => '小时',
  lessThanHour: '不足 1',
  idle: '暂无待扣费用',
} as const;
