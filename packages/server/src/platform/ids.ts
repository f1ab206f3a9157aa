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

const shortDigits = 12;
/** How many letters and digits, and how many decimal digits, one random number makes: it is below 2^48. */
const [lettersAtOnce, digitsAtOnce] = [6, 12];

/** So many digits of a base, in draws of so many at most. */
function randomDigits(base: number, count: number, atOnce: number): string {
  const now = Math.min(count, atOnce);
  if (now <= 0) return '';
  return (
    randomInt(base ** now)
      .toString(base)
      .padStart(now, '0') + randomDigits(base, count - now, atOnce)
  );
}

export const randomIds: Ids = {
  token: () => randomBytes(32).toString('base64url'),
  short: () => randomDigits(36, shortDigits, lettersAtOnce),
  digits: (count) => randomDigits(10, count, digitsAtOnce),
};
