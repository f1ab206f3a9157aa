export { VoucherPanel } from './VoucherPanel';
export type { VoucherPanelProps } from './VoucherPanel';
