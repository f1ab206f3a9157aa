import { randomInt } from 'node:crypto';

/** Without letters and digits that people mix up. */
const alphabet = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const passwordLength = 14;

/** A first password that holds letters and digits of each kind, as every image demands. */
export function newPassword(): string {
  const password = Array.from({ length: passwordLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return /[a-z]/.test(password) && /[A-Z]/.test(password) && /\d/.test(password) ? password : newPassword();
}
