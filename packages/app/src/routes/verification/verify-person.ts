import { addVerification } from '@compute-market/contract/calls/verification';
import { VERIFICATION_METHOD, VERIFICATION_STATUS, VERIFICATION_TYPE } from '@compute-market/contract/enumerations';
import { api } from '../../api';
import { ApiError } from '../../api/errors';
import { lastStep } from '../../flows/verification-standing';

const type = VERIFICATION_TYPE.personal;

/** Verifies whoever has shown their face. The reason why they are not verified; null when they are, also where only the answer was lost. */
export async function verifyPerson(): Promise<string | null> {
  try {
    await lastStep({
      type,
      leadsTo: [VERIFICATION_STATUS.verified],
      send: () => api.call(addVerification, { verify_type: type, method: VERIFICATION_METHOD.face }),
    });
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.reason;
  }
}
