import { addDays, dateProblem, daysOf, isDate, monthStart } from '../DateField/date';

/** Both days belong to the range; `YYYY-MM-DD`. Two empty texts are no range: everything. */
export interface DateRange {
  start: string;
  end: string;
}

export type DatePreset = 'thisMonth' | 'lastMonth' | 'last90Days';

export interface DateRangeRules {
  min?: string;
  max?: string;
  /** How many days the range may cover, both ends counted. */
  maxDays?: number;
}

/** What is wrong with a range: a day is missing, one does not exist or is not whole (`noSuchDay`), or a rule is broken. */
export type DateRangeProblem = 'incomplete' | 'noSuchDay' | 'reversed' | 'tooEarly' | 'tooLate' | 'tooLong';

/** The days a preset stands for on a given day. What is not over ends today. */
export function presetRange(preset: DatePreset, today: string): DateRange {
  if (preset === 'thisMonth') return { start: monthStart(today), end: today };
  if (preset === 'last90Days') return { start: addDays(today, -89), end: today };
  const end = addDays(monthStart(today), -1);
  return { start: monthStart(end), end };
}

/** Which preset, if any, a range is on a given day. */
export const presetOf = ({ start, end }: DateRange, presets: readonly DatePreset[], today: string) =>
  presets.find((preset) => {
    const range = presetRange(preset, today);
    return range.start === start && range.end === end;
  });

/** A text that is there and is no day: one that does not exist, or not all of one. */
export const isNoDay = (text: string) => text !== '' && !isDate(text);

/** The first thing that is wrong with a range, in the order a person would put it right. */
export function rangeProblem(
  { start, end }: DateRange,
  { min, max, maxDays }: DateRangeRules,
): DateRangeProblem | undefined {
  if (start === '' && end === '') return undefined;
  if (isNoDay(start) || isNoDay(end)) return 'noSuchDay';
  if (start === '' || end === '') return 'incomplete';
  if (end < start) return 'reversed';
  const bound = dateProblem(start, { min, max }) ?? dateProblem(end, { min, max });
  if (bound !== undefined) return bound;
  return maxDays !== undefined && daysOf(start, end) > maxDays ? 'tooLong' : undefined;
}
