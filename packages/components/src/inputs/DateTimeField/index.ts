export { dateTimeSeconds, dateTimeText } from './date-time';
export { DateTimeField } from './DateTimeField';
export type { DateTimeFieldProps } from './DateTimeField';
