import { daySeconds as day, hourSeconds as hour } from '../../time-units';

/** How urgent an end is: three days or no end calm, under three days orange, under one day red. */
export type RunwayTone = 'calm' | 'soon' | 'urgent';

export function runwayTone(seconds: number | undefined): RunwayTone {
  if (seconds === undefined || seconds >= 3 * day) return 'calm';
  return seconds < day ? 'urgent' : 'soon';
}

/** Whole days and the whole hours after them; never rounded up, money does not last longer by rounding. */
export function runwayParts(seconds: number): { days: number; hours: number } {
  const whole = Math.max(0, Math.floor(seconds / hour));
  return { days: Math.floor(whole / 24), hours: whole % 24 };
}

/** Ticks of six hours each on the seven-day ruler. */
export const runwayTicks = (seconds: number) => seconds / (6 * hour);
