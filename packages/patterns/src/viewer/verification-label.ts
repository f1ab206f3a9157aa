import { verifiedAs, type VerificationState } from '@compute-market/contract/rules/verification';
import { viewerMessages } from './messages';

/** What an account is verified as, in words for its owner (product §4). */
export const verificationLabel = (records: readonly VerificationState[]): string =>
  viewerMessages.verifiedAs[verifiedAs(records)];
