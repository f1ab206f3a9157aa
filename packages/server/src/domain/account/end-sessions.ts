import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { loginChallenge, sessions } from '../../db/schema/account';
import type { Actor } from '../../http/handler';
import { endBindCodes } from '../wechat/bindings';

/**
 * Ends sessions that were opened with one password, all of them or those of `which`, and answers how many. Codes that bind a chat account may have been
 * opened in any of a main account's, and end with them: one that is scanned afterwards would let in whoever was shut out.
 */
export async function dropSessions(
  tx: Tx,
  { userId, subAccountId }: Pick<Actor, 'userId' | 'subAccountId'>,
  which?: SQL,
): Promise<number> {
  const opened = subAccountId === null ? isNull(sessions.subAccountId) : eq(sessions.subAccountId, subAccountId);
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), opened, which))
    .returning({ id: sessions.id });
  if (subAccountId === null) await endBindCodes(tx, userId);
  return ended.length;
}

/** The same, together with every login begun with it: of the main account's own password, or of one sub-account's. */
export async function endSessions(tx: Tx, userId: number, subAccountId: number | null, which?: SQL): Promise<void> {
  await dropSessions(tx, { userId, subAccountId }, which);
  if (subAccountId === null) await tx.delete(loginChallenge).where(eq(loginChallenge.userId, userId));
}
