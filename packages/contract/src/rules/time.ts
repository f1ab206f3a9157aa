import { beijingOffsetSeconds, daySeconds, hourSeconds, minuteSeconds } from './time-units';

const two = (value: number): string => String(value).padStart(2, '0');
const inBeijing = (seconds: number): Date => new Date((seconds + beijingOffsetSeconds) * 1000);

/** Seconds since 1970 as a day in Beijing: 2026-11-20. */
export function formatDay(seconds: number): string {
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
  `${formatDay(seconds)} ${formatClock(seconds, options)}`;

/** First second of the Beijing month `months` after the one that holds the moment; a negative number goes back. Seconds since 1970. */
export function monthStart(seconds: number, months = 0): number {
  const date = inBeijing(seconds);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1) / 1000 - beijingOffsetSeconds;
}

/** The two largest parts of a length of time, e.g. days and hours; what is smaller is dropped. */
function largestParts(seconds: number): [value: number, unit: string][] {
  const whole = Math.max(0, Math.floor(seconds));
  const days = Math.floor(whole / daySeconds);
  const hours = Math.floor((whole % daySeconds) / hourSeconds);
  const minutes = Math.floor((whole % hourSeconds) / minuteSeconds);
  if (days > 0)
    return [
      [days, '天'],
      [hours, '小时'],
    ];
  if (hours > 0)
    return [
      [hours, '小时'],
      [minutes, '分'],
    ];
  return minutes > 0 ? [[minutes, '分钟']] : [[whole, '秒']];
}

/** A length of time in words: 3天4小时, 18小时12分, 12分钟, 48秒. A part of zero is left out: 3天. */
export const durationLabel = (seconds: number): string =>
  largestParts(seconds)
    .filter(([value], index) => index === 0 || value > 0)
    .map(([value, unit]) => `${value}${unit}`)
    .join('');

/** Days and hours of a length of time, for figures that are set large. */
export const daysAndHours = (seconds: number): { days: number; hours: number } => ({
  days: Math.floor(seconds / daySeconds),
  hours: Math.floor((seconds % daySeconds) / hourSeconds),
});

export type CountdownTone = 'normal' | 'warning' | 'danger' | 'over';

/** Orange under 24 hours, red under 2, over at the end. Both times in seconds, `now` by the server's clock (screens A4). */
export function countdownTone(due: number, now: number): CountdownTone {
  const left = due - now;
  if (left <= 0) return 'over';
  if (left < 2 * hourSeconds) return 'danger';
  return left < daySeconds ? 'warning' : 'normal';
}

/** Time left in words: 剩 3天4小时; 已到期 at the end. Both times in seconds, `now` by the server's clock. */
export const countdownLabel = (due: number, now: number): string =>
  due > now ? `剩 ${durationLabel(due - now)}` : '已到期';

/** A short clock that runs down, such as a QR's: 04:38. */
export function formatCountdownClock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${two(Math.floor(whole / minuteSeconds))}:${two(whole % minuteSeconds)}`;
}
