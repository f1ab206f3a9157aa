import { beijingOffsetSeconds } from '../../time-units';

const two = (part: number) => String(part).padStart(2, '0');

export type TimeFormat = 'minute' | 'second' | 'date' | 'day' | 'monthDay' | 'clock' | 'hourMinute';

/** Unix seconds as text in China's time: `minute` 2026-11-20 14:05, `second` adds seconds, `day` 11-20, `monthDay` 11-20 14:05, `clock` 14:05:21, `hourMinute` 14:05. */
export function formatTime(seconds: number, format: TimeFormat = 'minute'): string {
  const at = new Date((seconds + beijingOffsetSeconds) * 1000);
  const day = `${two(at.getUTCMonth() + 1)}-${two(at.getUTCDate())}`;
  const date = `${at.getUTCFullYear()}-${day}`;
  const minute = `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`;
  const clock = `${minute}:${two(at.getUTCSeconds())}`;
  return {
    minute: `${date} ${minute}`,
    second: `${date} ${clock}`,
    date,
    day,
    monthDay: `${day} ${minute}`,
    clock,
    hourMinute: minute,
  }[format];
}
