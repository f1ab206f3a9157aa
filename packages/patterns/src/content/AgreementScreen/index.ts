export { AgreementScreen } from './AgreementScreen';
export type { Agreement, AgreementVersion } from './agreement';
