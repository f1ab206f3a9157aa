import { VERIFICATION_STATUS, VERIFICATION_TYPE } from '../enumerations';

/** What the rules read of a verification record (product §3). */
export interface VerificationState {
  readonly verify_type: number;
  readonly status: number;
}

export type VerifiedAs = 'enterprise' | 'personal' | 'none';

/** What an account is verified as; an enterprise outranks a person (product §4). */
export function verifiedAs(records: readonly VerificationState[]): VerifiedAs {
  const verified = (type: number) =>
    records.some(({ verify_type, status }) => verify_type === type && status === VERIFICATION_STATUS.verified);
  if (verified(VERIFICATION_TYPE.enterprise)) return 'enterprise';
  return verified(VERIFICATION_TYPE.personal) ? 'personal' : 'none';
}

/**
 * The record that tells how things stand for one kind: the verified one, or else the newest. Records come newest first. Null when there is none.
 */
export function standingOf<Record extends VerificationState>(records: readonly Record[], type: number): Record | null {
  const own = records.filter(({ verify_type }) => verify_type === type);
  return own.find(({ status }) => status === VERIFICATION_STATUS.verified) ?? own[0] ?? null;
}

/** Whether another verification of this kind may be begun: none is there or under review. */
export function mayVerify(records: readonly VerificationState[], type: number): boolean {
  const standing = standingOf(records, type);
  return (
    standing === null ||
    (standing.status !== VERIFICATION_STATUS.verified && standing.status !== VERIFICATION_STATUS.reviewing)
  );
}
