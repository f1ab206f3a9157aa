export { CheckoutBar } from './CheckoutBar';
export type { CheckoutBarProps } from './CheckoutBar';
