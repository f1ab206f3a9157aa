import { formatTime } from '../Time/format-time';

/** Entries by the day they fell on, China's day, in the order given; the day is empty where nobody knows it. */
export function threadDays<Entry extends { at: number }>(
  entries: readonly Entry[],
): { day: string; entries: Entry[] }[] {
  const days: { day: string; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const day = entry.at > 0 ? formatTime(entry.at, 'date') : '';
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}
