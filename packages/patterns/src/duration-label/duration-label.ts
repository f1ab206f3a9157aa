import { daySeconds, hourSeconds, minuteSeconds } from '@compute-market/contract/rules/time-units';
import { durationMessages } from './messages';

const { units } = durationMessages;

/** The two largest parts of a length of time, e.g. days and hours; what is smaller is dropped. */
function largestParts(seconds: number): [value: number, unit: string][] {
  const whole = Math.max(0, Math.floor(seconds));
  const days = Math.floor(whole / daySeconds);
  const hours = Math.floor((whole % daySeconds) / hourSeconds);
  const minutes = Math.floor((whole % hourSeconds) / minuteSeconds);
  if (days > 0)
    return [
      [days, units.days],
      [hours, units.hours],
    ];
  if (hours > 0)
    return [
      [hours, units.hours],
      [minutes, units.minutes],
    ];
  return minutes > 0 ? [[minutes, units.minutesAlone]] : [[whole, units.seconds]];
}

/** A length of time, seconds, in words: 3天4小时, 18小时12分, 12分钟, 48秒. A part of zero is left out: 3天. */
export const durationLabel = (seconds: number): string =>
  largestParts(seconds)
    .filter(([value], index) => index === 0 || value > 0)
    .map(([value, unit]) => `${value}${unit}`)
    .join('');
