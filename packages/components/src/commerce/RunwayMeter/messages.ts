/** What stands after a number; a language may say it otherwise after one than after many. */
interface Units {
  readonly day: (count: number) => string;
  readonly hour: (count: number) => string;
}

const units: Units = { day: () => '天', hour: () => '小时' };

export const runwayMeterMessages = {
  label: '余额可维持',
  ...units,
  lessThanHour: '不足 1',
  idle: '暂无待扣费用',
} as const;
