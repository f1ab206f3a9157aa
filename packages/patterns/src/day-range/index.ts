export {
  addDays,
  dayCount,
  dayParameters,
  dayStart,
  everyDay,
  firstOfNextMonth,
  longestSpanDays,
  monthRange,
  monthUntil,
  readDays,
  timeRangeOf,
} from './day-range';
export type { DayRange } from './day-range';
