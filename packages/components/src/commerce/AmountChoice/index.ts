export { AmountChoice } from './AmountChoice';
export type { AmountChoiceProps, AmountOption } from './AmountChoice';
