export { DateRangeField } from './DateRangeField';
export type { DateRangeFieldProps } from './DateRangeField';
export { presetRange } from './date-range';
export type { DatePreset, DateRange, DateRangeProblem } from './date-range';
