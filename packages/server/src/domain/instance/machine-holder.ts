import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import type { SubRight } from '@compute-market/contract/rules/sub-right';
import { isNull, or } from 'drizzle-orm';
import { sessions, subAccounts } from '../../db/schema/account';
import { instance } from '../../db/schema/instance';
import { isSessionOver, sessionTimes, type SessionTimes } from '../../http/session-end';

/** What is asked about who is in a machine by way of the browser; of a join with its session, instance and sub-account. */
export const holderColumns = {
  sessionId: sessions.id,
  userId: sessions.userId,
  subAccountId: sessions.subAccountId,
  rights: subAccounts.rights,
  ...sessionTimes,
  instanceId: instance.id,
  machine: instance.name,
  status: instance.status,
  holderId: instance.subAccountId,
} as const;

/** A deleted sub-account is nobody. */
export const hasLivingHolder = or(isNull(sessions.subAccountId), isNull(subAccounts.deletedAt));

interface Holder extends SessionTimes {
  readonly status: number;
  /** Null for a main account. */
  readonly rights: readonly SubRight[] | null;
  readonly subAccountId: number | null;
  /** The sub-account that the machine belongs to. */
  readonly holderId: number | null;
}

/** Why somebody may not go in, or not stay. */
export type AccessEnd = 'notRunning' | 'sessionEnded' | 'forbidden';

/** Why it must end; null while its session and its machine live, and a sub-account has it and may run it. */
export function accessEndOf(holder: Holder, now: Date): AccessEnd | null {
  const { status, rights, subAccountId, holderId } = holder;
  if (isSessionOver(holder, now)) return 'sessionEnded';
  if (subAccountId !== null && holderId !== subAccountId) return 'forbidden';
  if (rights !== null && !rights.includes('run')) return 'forbidden';
  return status === INSTANCE_STATUS.running ? null : 'notRunning';
}
