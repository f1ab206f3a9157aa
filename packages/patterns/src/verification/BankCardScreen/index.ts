export { BankCardScreen } from './BankCardScreen';
export type { BankCardScreenProps } from './BankCardScreen';
