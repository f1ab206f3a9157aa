import {
  daySeconds as day,
  hourSeconds as hour,
  minuteSeconds as minute,
} from '@compute-market/contract/rules/time-units';
import { messages } from './messages';

const words = messages.info.waitedTimes;

/** 44 分钟, 3 小时 5 分钟, 2 天 4 小时: how long a customer has waited, seconds. */
export function waitedText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  if (whole < hour) return words.minutes(Math.floor(whole / minute));
  if (whole < day) return words.hours(Math.floor(whole / hour), Math.floor((whole % hour) / minute));
  return words.days(Math.floor(whole / day), Math.floor((whole % day) / hour));
}
