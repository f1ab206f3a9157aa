export { FormBody } from './FormBody';
export { verificationFrameMessages } from './messages';
export { Reviewing, Verified } from './Outcome';
export type { VerificationForm, VerificationStart } from './verification-form';
export { VerificationFrame } from './VerificationFrame';
export { Actions, Pair } from './VerificationFrame.styles';
