import { beijingOffsetSeconds, daySeconds, hourSeconds } from './time-units';

const two = (value: number): string => String(value).padStart(2, '0');
const never = '—';
const inBeijing = (seconds: number): Date => new Date((seconds + beijingOffsetSeconds) * 1000);

/** Seconds since 1970 as a day in Beijing: 2026-11-20; a dash for 0 and below, which mean never. */
export function formatDay(seconds: number): string {
  if (seconds <= 0) return never;
  const date = inBeijing(seconds);
  return `${date.getUTCFullYear()}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`;
}

/** Seconds since 1970 as time of day in Beijing: 14:05, or 14:05:21 with seconds. */
export function formatClock(seconds: number, { withSeconds = false }: { withSeconds?: boolean } = {}): string {
  const date = inBeijing(seconds);
  const clock = `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`;
  return withSeconds ? `${clock}:${two(date.getUTCSeconds())}` : clock;
}

/** Seconds since 1970 as they are shown: 2026-11-20 14:05 (screens A4). */
export const formatTime = (seconds: number, options?: { withSeconds?: boolean }): string =>
  seconds <= 0 ? never : `${formatDay(seconds)} ${formatClock(seconds, options)}`;

/** First second of the Beijing month `months` after the one that holds the moment; a negative number goes back. Seconds since 1970. */
export function monthStart(seconds: number, months = 0): number {
  const date = inBeijing(seconds);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1) / 1000 - beijingOffsetSeconds;
}

/** The day that begins a month, in words: 12 月 1 日. */
export const formatMonthStart = (seconds: number): string => `${inBeijing(seconds).getUTCMonth() + 1} 月 1 日`;

/** Days and hours of a length of time, for figures that are set large. */
export const daysAndHours = (seconds: number): { days: number; hours: number } => ({
  days: Math.floor(seconds / daySeconds),
  hours: Math.floor((seconds % daySeconds) / hourSeconds),
});
