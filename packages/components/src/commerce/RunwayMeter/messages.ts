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
  /** The whole of it, for screen readers: no days below one, no zero below an hour. */
  spoken: (label: string, days: number, hours: number) =>
    `${label} ${days > 0 ? `${days} 天 ` : ''}${days === 0 && hours === 0 ? '不足 1' : hours} 小时`,
  idle: '暂无待扣费用',
} as const;
