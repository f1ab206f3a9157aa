import type { TimeFormat } from '../../data/Time/format-time';
import type { LocaleFormats } from '../../foundation/LocaleProvider/formats';

const monthAndDay = { month: 'short', day: 'numeric' } as const;
const day = { year: 'numeric', ...monthAndDay } as const;
const minute = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const second = { ...minute, second: '2-digit' } as const;

const options: Record<TimeFormat, Intl.DateTimeFormatOptions> = {
  minute: { ...day, ...minute },
  second: { ...day, ...second },
  date: day,
  day: monthAndDay,
  monthDay: { ...monthAndDay, ...minute },
  clock: second,
  hourMinute: minute,
};

const writers = new Map<TimeFormat, Intl.DateTimeFormat>();

/** Made once a format: making one costs more than a hundred uses. */
function writer(format: TimeFormat): Intl.DateTimeFormat {
  const kept = writers.get(format);
  if (kept) return kept;
  const made = new Intl.DateTimeFormat('en-US', { ...options[format], timeZone: 'Asia/Shanghai' });
  writers.set(format, made);
  return made;
}

export const enFormats: LocaleFormats = {
  time: (seconds, format = 'minute') => writer(format).format(seconds * 1000),
  number: (value, numberOptions) => value.toLocaleString('en-US', numberOptions),
};
