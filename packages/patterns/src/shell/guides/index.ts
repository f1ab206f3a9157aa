export { CreditGuide } from './CreditGuide';
export { VipGuide } from './VipGuide';
export { VoucherGuide } from './VoucherGuide';
export type { GuideProps } from './GuideDialog';
