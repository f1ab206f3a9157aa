export { PaymentDialog } from './PaymentDialog';
export { usePaymentTitle } from './usePaymentTitle';
export type { PaymentDialogProps } from './PaymentDialog';
