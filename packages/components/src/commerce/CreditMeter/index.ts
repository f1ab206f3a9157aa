export { CreditMeter } from './CreditMeter';
export type { CreditMeterProps } from './CreditMeter';
