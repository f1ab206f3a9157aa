export const runwayMeterMessages = {
  label: '余额可维持',
  day: '天',
  hour: '小时',
  lessThanHour: '不足 1',
  idle: '暂无待扣费用',
} as const;
