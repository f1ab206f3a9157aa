import { randomBytes, randomInt } from 'node:crypto';

/** The only source of random names and numbers. Injected. */
export interface Ids {
  /** 256 bits, url-safe: session tokens and other things that must not be guessed. */
  token(): string;
  /** Twelve lower-case letters and digits: public names, request ids. */
  short(): string;
  /** So many decimal digits, leading zeros kept: SMS codes. */
  digits(count: number): string;
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';

export const randomIds: Ids = {
  token: () => randomBytes(32).toString('base64url'),
  short: () => Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]).join(''),
  digits: (count) => Array.from({ length: count }, () => String(randomInt(10))).join(''),
};
