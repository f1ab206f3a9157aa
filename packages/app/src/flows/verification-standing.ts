import { getVerifications } from '@compute-market/contract/calls/verification';
import type { Verification } from '@compute-market/contract/entities/verification';
import type { VerificationStatus, VerificationType } from '@compute-market/contract/enumerations';
import { readVerifications } from '@compute-market/contract/envelope';
import { standingOf } from '@compute-market/contract/rules/verification';
import { api } from '../api';
import { ApiError, failureOf } from '../api/errors';

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
  readonly send: () => Promise<Answer>;
}

/**
 * Sends the last step of a verification. After any failure it counts where the account stands: the answer may have been lost, and a second try is
 * then refused (decisions 213). Rejects with what failed where the account is not there.
 */
export async function lastStep<Answer>({
  type,
  leadsTo,
  send,
}: LastStep<Answer>): Promise<{ readonly answer: Answer } | { readonly reached: VerificationStatus }> {
  try {
    return { answer: await send() };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const reached = await readStanding(type);
    if (reached === null || !leadsTo.includes(reached)) throw error;
    return { reached };
  }
}
