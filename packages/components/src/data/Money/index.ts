export { formatFen, formatMoney, formatUnitPrice } from './format-money';
export { Money } from './Money';
export type { MoneyProps, MoneySize, MoneyTone } from './Money';
