export { PaymentSplit } from './PaymentSplit';
export type { PaymentPart, PaymentSource, PaymentSplitProps } from './PaymentSplit';
