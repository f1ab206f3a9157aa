export { MonthField } from './MonthField';
export type { MonthFieldProps } from './MonthField';
