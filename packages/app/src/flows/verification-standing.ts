import { getVerifications } from '@compute-market/contract/calls/verification';
import type { Verification } from '@compute-market/contract/entities/verification';
import {
  VERIFICATION_STATUS,
  type VerificationStatus,
  type VerificationType,
} from '@compute-market/contract/enumerations';
import { readVerifications } from '@compute-market/contract/envelope';
import { standingOf } from '@compute-market/contract/rules/verification';
import { api } from '../api';
import { endsWish } from '../api/ends-wish';
import { ApiError, failureOf } from '../api/errors';
import { wishText } from '../api/intention';

/** Where the account stands by now; null where nothing was begun, or it cannot be read. */
async function readStanding(type: VerificationType): Promise<VerificationStatus | null> {
  try {
    const records = readVerifications<Verification>(await api.call(getVerifications, {}));
    return standingOf(records, type)?.status ?? null;
  } catch (error) {
    failureOf(error);
    return null;
  }
}

interface LastStep<Answer> {
  readonly type: VerificationType;
  /** Where this step leads. */
  readonly leadsTo: readonly VerificationStatus[];
  /** Where it leads to a review: what is sent, without its code, and what this form sent before without a clear answer, as text. */
  readonly tries?: { readonly wish: object; readonly unclear: Set<string> };
  readonly send: () => Promise<Answer>;
}

/** Whether these values may have been taken, by this try or by one before it. */
function mayBeTaken(error: ApiError, { wish, unclear }: NonNullable<LastStep<unknown>['tries']>): boolean {
  const text = wishText(wish);
  if (!endsWish(error, unclear.has(text))) unclear.add(text);
  return unclear.has(text);
}

/**
 * Sends the last step of a verification. After a failure it counts where the account stands: the answer may have been lost, and a second try is
 * then refused (decisions 213). A review may be that of other values, sent from another tab: it counts only where these may have been taken.
 * Rejects with what failed where the account is not there.
 */
export async function lastStep<Answer>({
  type,
  leadsTo,
  tries,
  send,
}: LastStep<Answer>): Promise<{ readonly answer: Answer } | { readonly reached: VerificationStatus }> {
  try {
    return { answer: await send() };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const waits = tries !== undefined && mayBeTaken(error, tries);
    const counting = leadsTo.filter((status) => status !== VERIFICATION_STATUS.reviewing || waits);
    const reached = counting.length === 0 ? null : await readStanding(type);
    if (reached === null || !counting.includes(reached)) throw error;
    return { reached };
  }
}
