export { AgreementTick } from './AgreementTick';
export type { Terms } from './AgreementTick';
