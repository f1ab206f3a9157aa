export { BuyVoucherDialog } from './BuyVoucherDialog';
export type { BuyVoucherDialogProps } from './BuyVoucherDialog';
