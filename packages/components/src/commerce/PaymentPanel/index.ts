export { PaymentPanel } from './PaymentPanel';
export type { CodeChannel, PaymentPanelProps, PaymentState } from './payment-panel-props';
export { useSecondsLeft } from './use-seconds-left';
