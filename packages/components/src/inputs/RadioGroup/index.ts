export { RadioGroup } from './RadioGroup';
/** The bare round mark, for a row of a table that can be chosen. */
export { Radio } from './RadioGroup.styles';
export type { RadioGroupProps, RadioOption } from './RadioGroup';
