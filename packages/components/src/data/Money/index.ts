export { Money } from './Money';
export type { MoneyProps, MoneySize, MoneyTone } from './Money';
export type { FenAmount, UnitPrice } from '../../money-units';
