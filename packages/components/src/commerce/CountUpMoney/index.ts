export { CountUpMoney } from './CountUpMoney';
export type { CountUpMoneyProps } from './CountUpMoney';
