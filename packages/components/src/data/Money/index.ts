export { Money } from './Money';
export type { MoneyProps, MoneySize, MoneyTone } from './Money';
