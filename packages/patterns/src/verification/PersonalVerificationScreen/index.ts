export { PersonalVerificationScreen } from './PersonalVerificationScreen';
export type { PersonalStep, PersonalVerificationScreenProps } from './PersonalVerificationScreen';
