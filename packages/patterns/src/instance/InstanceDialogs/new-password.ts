import { instancePassword } from '@compute-market/contract/entities/account-fields';

/** Without letters and digits that people mix up. */
const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
const digits = '23456789';
const length = 16;

/** A strong password in the rule of the machines: letters and digits, unlike every one before. */
export function generatePassword(
  random: (values: Uint32Array<ArrayBuffer>) => Uint32Array<ArrayBuffer> = (values) => crypto.getRandomValues(values),
): string {
  const alphabet = letters + digits;
  const text = [...random(new Uint32Array(length))].map((value) => alphabet.charAt(value % alphabet.length)).join('');
  return /[a-z]/.test(text) && /[A-Z]/.test(text) && /\d/.test(text) ? text : generatePassword(random);
}

/** What is wrong with a password; null when nothing is. */
export function passwordProblem(password: string): string | null {
  const parsed = instancePassword.safeParse(password);
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? null);
}
