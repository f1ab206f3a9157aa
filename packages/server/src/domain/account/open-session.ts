import { LOGIN_RESULT } from '@compute-market/contract/entities/login';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { sessions, subAccounts, users } from '../../db/schema/account';
import { holdAccount } from '../../http/account-hold';
import { tokenHash } from '../../http/auth';
import { sessionLifeMs } from '../../http/session-end';
import { wireTime } from '../../platform/wire';
import { originOf, recordLogin, type Caller, type Entry } from './login-records';

/** A login that may ask to stay signed in; nobody does without being asked (decisions 149). */
export interface SessionEntry extends Entry {
  readonly staysSignedIn?: boolean | undefined;
}

/** Signs a main account or a sub-account in: a new token, told once and kept as a hash. An account that was closed in between is refused. */
export async function openSession(
  tx: Tx,
  caller: Caller,
  entry: SessionEntry,
): Promise<{ session: string; expire_time: number }> {
  const { clock, ids } = caller.services;
  const { userId, subAccountId, staysSignedIn = false } = entry;
  await holdAccount(tx, userId);
  const now = clock.now();
  const token = ids.token();
  const expiresAt = new Date(now.getTime() + sessionLifeMs);
  await tx.insert(sessions).values({
    userId,
    subAccountId,
    ...originOf(caller, entry),
    staysSignedIn,
    tokenHash: tokenHash(token),
    publicId: ids.short(),
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
  });
  await recordLogin(tx, caller, entry, LOGIN_RESULT.success);
  if (subAccountId === null) await tx.update(users).set({ lastLoginAt: now }).where(eq(users.id, userId));
  else await tx.update(subAccounts).set({ lastLoginAt: now }).where(eq(subAccounts.id, subAccountId));
  return { session: token, expire_time: wireTime(expiresAt) };
}
