export {
  addDays,
  dayCount,
  dayParameters,
  dayStart,
  everyDay,
  longestSpanDays,
  monthUntil,
  readDays,
  timeRangeOf,
} from './day-range';
export type { DayRange } from './day-range';
