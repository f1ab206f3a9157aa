import type { CallDefinition } from '@compute-market/contract/define-call';
import {
  isBalanceShort,
  isQrNotReady,
  isTokenFailure,
  SESSION_INVALID_STATUS,
  TOKEN_INVALID_CODES,
} from '@compute-market/contract/error-matchers';

/** What an answer means, decided once for the whole client (product §8). */
export interface Verdict {
  readonly outcome: 'data' | 'envelope' | 'refused';
  readonly sessionLost: boolean;
  readonly balanceShort: boolean;
  readonly toast: boolean;
}

const success: Verdict = { outcome: 'data', sessionLost: false, balanceShort: false, toast: false };

/**
 * Main API. An exempt call shows no toast and resolves with the envelope; a lost session counts for it all the same.
 * A code that is not ready yet is never taken for a lost session. A failed poll is told only when the session is lost.
 */
export function classifyMain(
  call: Pick<CallDefinition, 'exempt' | 'poll'>,
  answer: { readonly status: number; readonly reason: string },
): Verdict {
  const { status, reason } = answer;
  const sessionLost = (status === SESSION_INVALID_STATUS || isTokenFailure(reason)) && !isQrNotReady(reason);
  if (call.exempt) return { outcome: 'envelope', sessionLost, balanceShort: false, toast: false };
  if (status === 0 && !sessionLost) return success;
  return { outcome: 'refused', sessionLost, balanceShort: isBalanceShort(reason), toast: !call.poll || sessionLost };
}

/** Third-party API: the token codes redirect; every other non-zero code or HTTP error is shown. */
export function classifyThirdParty(answer: { readonly code: number }, httpOk: boolean): Verdict {
  const sessionLost = TOKEN_INVALID_CODES.includes(answer.code);
  if (httpOk && answer.code === 0) return success;
  return { outcome: 'refused', sessionLost, balanceShort: false, toast: true };
}
