import type { Words } from '../../words';
import { countdownMessages } from './messages';
import { daySeconds as day, hourSeconds as hour, minuteSeconds as minute } from '../../time-units';

export type RemainingTone = 'calm' | 'soon' | 'urgent' | 'ended';

/** Tone of the seconds that are left: orange under a day, red under two hours. */
export function remainingTone(seconds: number): RemainingTone {
  if (seconds <= 0) return 'ended';
  if (seconds < 2 * hour) return 'urgent';
  return seconds < day ? 'soon' : 'calm';
}

type Units = Pick<Words<typeof countdownMessages>, 'days' | 'hours' | 'minutes' | 'underMinute' | 'both'>;

/** The two largest units of what is left, in simplified Chinese unless other words are given: 5天6小时, 18小时12分, 42分, 不足1分钟. */
export function formatRemaining(seconds: number, words: Units = countdownMessages): string {
  const days = Math.floor(seconds / day);
  const hours = Math.floor((seconds % day) / hour);
  const minutes = Math.floor((seconds % hour) / minute);
  if (days > 0) return hours > 0 ? words.both(words.days(days), words.hours(hours)) : words.days(days);
  if (hours > 0) return minutes > 0 ? words.both(words.hours(hours), words.minutes(minutes)) : words.hours(hours);
  return minutes > 0 ? words.minutes(minutes) : words.underMinute;
}

const two = (part: number) => String(part).padStart(2, '0');

/** What is left as a clock: 04:38, and 1:04:38 from an hour on. */
export function formatClock(seconds: number): string {
  const rest = `${two(Math.floor((seconds % hour) / minute))}:${two(seconds % minute)}`;
  return seconds >= hour ? `${Math.floor(seconds / hour)}:${rest}` : rest;
}
