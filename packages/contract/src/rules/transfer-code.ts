import { luhnSum } from './luhn';

const prefix = 'SL';
/** Digits of an account number, filled with zeros from the left. */
const length = 6;

/** What a bank slip's remark says for an account: SL-100284-7, the last digit checking the others (decisions 59). */
export function transferCode(accountId: number): string {
  const digits = String(accountId).padStart(length, '0');
  const check = (10 - (luhnSum(`${digits}0`) % 10)) % 10;
  return `${prefix}-${digits}-${check}`;
}

const written = /SL[\s\p{Pd}]*(\d{6,15})[\s\p{Pd}]*(\d)(?!\d)/iu;

/** The account that a remark names; null when it holds no code, or one that was mistyped. Banks change dashes, spaces and case. */
export function accountOfTransfer(remark: string): number | null {
  const [, digits, check] = written.exec(remark.normalize('NFKC')) ?? [];
  if (digits === undefined || check === undefined || luhnSum(digits + check) % 10 !== 0) return null;
  return Number(digits);
}
