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
export { firstOfNextMonth, monthRange } from './months';
export type { DayRange } from './day-range';
