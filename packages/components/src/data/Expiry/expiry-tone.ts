import type { Words } from '../../words';
import type { expiryMessages } from './messages';
import { daySeconds as day, hourSeconds as hour, minuteSeconds as minute } from '../../time-units';

export type ExpiryTone = 'calm' | 'soon' | 'urgent' | 'ended';

/** Tone of the seconds that are left: `soon` in the last three days, `urgent` on the last one. */
export function expiryTone(seconds: number): ExpiryTone {
  if (seconds <= 0) return 'ended';
  if (seconds < day) return 'urgent';
  return seconds < 3 * day ? 'soon' : 'calm';
}

/** What is left in its largest unit, cut, so that nobody is promised more than there is: 2 天, 18 小时, 1 分钟. */
export function expiryLeft(
  seconds: number,
  words: Pick<Words<typeof expiryMessages>, 'days' | 'hours' | 'minutes'>,
): string {
  if (seconds >= day) return words.days(Math.floor(seconds / day));
  if (seconds >= hour) return words.hours(Math.floor(seconds / hour));
  return words.minutes(Math.max(1, Math.floor(seconds / minute)));
}
