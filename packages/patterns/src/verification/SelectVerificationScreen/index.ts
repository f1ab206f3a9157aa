export { SelectVerificationScreen } from './SelectVerificationScreen';
export type { SelectVerificationScreenProps } from './SelectVerificationScreen';
