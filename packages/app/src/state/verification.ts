import { proxy } from 'valtio';

export interface VerificationRecord {
  readonly verify_type: number;
  readonly status: number;
}

/** The records behind the verification label of the top bar (product §4). */
export const verification = proxy<{ records: readonly VerificationRecord[] }>({ records: [] });

export const storeVerifications = (records: readonly VerificationRecord[]) => void (verification.records = records);
export const resetVerification = () => storeVerifications([]);
