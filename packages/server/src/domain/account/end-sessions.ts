import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { loginChallenge, sessions } from '../../db/schema/account';

/** Ends every session that was opened with one password, and every login begun with it: the main account's own, or one sub-account's. */
export async function endSessions(tx: Tx, userId: number, subAccountId: number | null): Promise<void> {
  const opened = subAccountId === null ? isNull(sessions.subAccountId) : eq(sessions.subAccountId, subAccountId);
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), opened));
  if (subAccountId === null) await tx.delete(loginChallenge).where(eq(loginChallenge.userId, userId));
}
