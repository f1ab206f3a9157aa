import { isTokenFailure } from '@compute-market/contract/error-matchers';
import { errorKeyOf, type ErrorKey } from '@compute-market/contract/errors';
import { ApiError, UNREADABLE } from './errors';

/** Refusals that a server gives before it looks whether a key was answered: too many requests, a lost session, a right that is not there. */
const unseen: readonly (ErrorKey | undefined)[] = [
  'TOO_MANY_REQUESTS',
  'SESSION_INVALID',
  'SESSION_EXPIRED',
  'PERMISSION_FORBIDDEN',
];

/** Whether a refusal says nothing of a wish that was sent before. A proxy's own refusal, too many requests again, comes without a number. */
const reachedNoWish = ({ status, reason, isMissing }: ApiError): boolean =>
  isMissing || status === UNREADABLE || isTokenFailure(reason) || unseen.includes(errorKeyOf(status));

/**
 * Whether a failure is the answer to a wish, so that what follows is another one. `repeated`: it was sent before without an answer; then a
 * refusal that did not reach it leaves open whether it came true (ADR 10).
 */
export const endsWish = (error: unknown, repeated: boolean): error is ApiError =>
  error instanceof ApiError && error.kind === 'refused' && !(repeated && reachedNoWish(error));
