export {
  addDays,
  dayCount,
  dayParameters,
  dayStart,
  everyDay,
  longestSpanDays,
  longestUntil,
  monthUntil,
  readDays,
  timeRangeOf,
} from './day-range';
export { days } from './days-field';
export { firstOfNextMonth, monthRange } from './months';
export type { DayRange } from './day-range';
