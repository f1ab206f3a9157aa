import { addVerification } from '@compute-market/contract/calls/verification';
import { VERIFICATION_METHOD, VERIFICATION_STATUS, VERIFICATION_TYPE } from '@compute-market/contract/enumerations';
import { standingOf } from '@compute-market/contract/rules/verification';
import { api } from '../../api';
import { ApiError } from '../../api/errors';
import { readRecords } from './VerificationGate';

/** Where the account stands by now; not verified when that cannot be read either. */
async function isVerified(): Promise<boolean> {
  const records = await readRecords(new AbortController().signal);
  return records.ok && standingOf(records.data, VERIFICATION_TYPE.personal)?.status === VERIFICATION_STATUS.verified;
}

/** Verifies whoever has shown their face. The reason why they are not verified; null when they are, also where only the answer was lost. */
export async function verifyPerson(): Promise<string | null> {
  try {
    await api.call(addVerification, { verify_type: VERIFICATION_TYPE.personal, method: VERIFICATION_METHOD.face });
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return (await isVerified()) ? null : error.reason;
  }
}
