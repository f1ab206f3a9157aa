export { Chips } from './Chips';
export type { ChipOption, ChipsProps, MultipleChipsProps, SingleChipsProps } from './Chips';
