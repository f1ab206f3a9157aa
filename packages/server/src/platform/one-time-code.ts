import { createHmac, timingSafeEqual } from 'node:crypto';
import { AUTHENTICATOR_DIGITS, AUTHENTICATOR_PERIOD_SECONDS } from '@compute-market/contract/entities/authenticator';

/** A clock of the customer that is so many steps off is still believed. */
const skewSteps = 1;

/** The step of time that a code belongs to (RFC 6238), counted from 1970. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / AUTHENTICATOR_PERIOD_SECONDS);

/** The code of one step: HMAC-SHA-1 of its number, cut down to digits (RFC 4226). */
export function codeOfStep(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) % 16;
  const number = digest.readUInt32BE(offset) % 2 ** 31;
  return String(number % 10 ** AUTHENTICATOR_DIGITS).padStart(AUTHENTICATOR_DIGITS, '0');
}

/** The step whose code was typed, the one before and the one after included; null when it is none of them. */
export function stepOfCode(secret: Uint8Array, code: string, now: Date): number | null {
  const typed = Buffer.from(code);
  const middle = stepAt(now);
  const near = Array.from({ length: 2 * skewSteps + 1 }, (_, index) => middle - skewSteps + index);
  const found = near.filter((step) => {
    const right = Buffer.from(codeOfStep(secret, step));
    return right.length === typed.length && timingSafeEqual(right, typed);
  });
  // Of two steps with one code the newer is spent, so that neither works again.
  return found.at(-1) ?? null;
}
