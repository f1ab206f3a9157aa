import { formatClock } from './time';
import { beijingOffsetSeconds } from './time-units';

/** Moments in seconds stay below this until the year 5138; those in milliseconds have been above it since 1973. */
const leastMilliseconds = 1e11;
const inSeconds = (value: number): number => Math.floor(value >= leastMilliseconds ? value / 1000 : value);

const dateText =
  /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?(?:\.\d+)?(Z|[+-]\d{2}:?\d{2})?$/;

/** Offset of a written zone, seconds; Beijing where none is written. */
function offsetOf(zone: string | undefined): number {
  if (zone === undefined) return beijingOffsetSeconds;
  if (zone === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return (zone.startsWith('-') ? -60 : 60) * minutes;
}

/** Seconds since 1970 of a moment however it is sent: seconds, milliseconds, either as text, or a date with or without time and zone. Null for anything else. */
export function momentOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? inSeconds(value) : null;
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (/^\d{9,}$/.test(text)) return inSeconds(Number(text));
  const parts = dateText.exec(text);
  if (parts === null) return null;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  return Date.UTC(year, month - 1, day, hour, minute, second) / 1000 - offsetOf(parts[7]);
}

/** Time of day in Beijing, 14:05, of a time that is sent in whatever form; what cannot be read is shown as it is. */
export function clockText(value: string | number | undefined): string {
  const text = String(value ?? '').trim();
  const clock = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text);
  if (clock !== null) return `${(clock[1] ?? '').padStart(2, '0')}:${clock[2] ?? ''}`;
  const moment = momentOf(value);
  return moment === null ? text : formatClock(moment);
}
