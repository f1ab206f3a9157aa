import { hourMs } from '@compute-market/contract/rules/time-units';
import { signature, signatureMatches } from '../payment/sandbox-signature';

const validMs = 12 * hourMs;

/**
 * A token that every page carries and every action must send back. There are no cookies here; what stops another site from posting is that
 * it cannot read this.
 */
export function pageToken(key: string, now: Date): string {
  const expires = String(now.getTime() + validMs);
  return `${expires}.${signature(key, expires)}`;
}

export function pageTokenIsValid(key: string, token: string, now: Date): boolean {
  const [expires = '', given = ''] = token.split('.');
  return signatureMatches(key, expires, given) && Number(expires) > now.getTime();
}
