export { Chips } from './Chips';
export type { ChipOption, ChipsProps } from './Chips';
