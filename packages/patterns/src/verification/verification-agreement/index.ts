export { verificationAgreementMessages } from './messages';
export { VerificationAgreement } from './VerificationAgreement';
export type { VerificationAgreementSlot } from './VerificationAgreement';
