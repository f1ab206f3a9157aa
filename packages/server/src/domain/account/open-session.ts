import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { sessions, subAccounts, users } from '../../db/schema/account';
import { sessionLifeMs, tokenHash } from '../../http/auth';
import type { Services } from '../../http/handler';
import { wireTime } from '../../platform/wire';

/** Signs a main account or a sub-account in: a new token, told once and kept as a hash. */
export async function openSession(tx: Tx, { clock, ids }: Pick<Services, 'clock' | 'ids'>, who: { userId: number; subAccountId: number | null }): Promise<{ session: string; expire_time: number }> {
  const now = clock.now();
  const token = ids.token();
  const expiresAt = new Date(now.getTime() + sessionLifeMs);
  await tx.insert(sessions).values({ ...who, tokenHash: tokenHash(token), createdAt: now, lastSeenAt: now, expiresAt });
  if (who.subAccountId === null) await tx.update(users).set({ lastLoginAt: now }).where(eq(users.id, who.userId));
  else await tx.update(subAccounts).set({ lastLoginAt: now }).where(eq(subAccounts.id, who.subAccountId));
  return { session: token, expire_time: wireTime(expiresAt) };
}
