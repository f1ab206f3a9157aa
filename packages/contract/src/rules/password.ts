import { PASSWORD_LENGTH } from '../constants';

/** The three ticks under a new password (screens B3). */
export interface PasswordRules {
  readonly length: boolean;
  readonly letter: boolean;
  readonly digit: boolean;
}

/** Strength bar: 0 nothing typed, 1 too weak to be taken, 2 fair, 3 good, 4 strong. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

/** Which rules a new password keeps: 8 to 20 characters, a letter, a digit. */
export const passwordRules = (password: string): PasswordRules => ({
  length: password.length >= PASSWORD_LENGTH.min && password.length <= PASSWORD_LENGTH.max,
  letter: /[A-Za-z]/.test(password),
  digit: /\d/.test(password),
});

/** Whether a new password is taken: all three rules, and only characters a keyboard types without a space. */
export function isAcceptablePassword(password: string): boolean {
  const { length, letter, digit } = passwordRules(password);
  return length && letter && digit && /^[\x21-\x7e]*$/.test(password);
}

const comfortableLength = 12;
const fewestDifferent = 5;

/** Strength of a new password; above 1 only when it is acceptable. */
export function passwordStrength(password: string): PasswordStrength {
  if (password === '') return 0;
  if (!isAcceptablePassword(password) || new Set(password).size < fewestDifferent) return 1;
  const mixedCase = /[a-z]/.test(password) && /[A-Z]/.test(password);
  const merits = [mixedCase, /[^A-Za-z0-9]/.test(password), password.length >= comfortableLength].filter(
    Boolean,
  ).length;
  if (merits === 0) return 2;
  return merits === 1 ? 3 : 4;
}
