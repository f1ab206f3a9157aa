export { BalancePanel } from './BalancePanel';
export type { BalancePanelProps } from './BalancePanel';
