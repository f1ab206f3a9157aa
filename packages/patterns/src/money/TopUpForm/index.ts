export { TopUpForm } from './TopUpForm';
export type { TopUpProps } from './TopUpForm';
export { TopUpButton, TopUpNote } from './TopUpSubmit';
export { useTopUp } from './useTopUp';
