import { isCreditCode } from './credit-code';

/** Registrations from before 2015: a region of six digits and an organisation of nine characters. */
const oldRegistration = /^\d{6}[0-9A-Z]{9}$/;
/** A person in business: an identity number and two digits. */
const soleProprietor = /^\d{17}[\dX]\d{2}$/;

/** Whether a text is a 纳税人识别号: 18 characters with a right check character, or one of the two older forms. Upper case only. */
export const isTaxNumber = (text: string): boolean =>
  isCreditCode(text) || oldRegistration.test(text) || soleProprietor.test(text);
