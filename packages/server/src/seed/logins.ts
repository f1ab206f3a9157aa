import { hourMs } from '@compute-market/contract/rules/time-units';
import type { Tx } from '../db/database';
import { loginRecord, sessions } from '../db/schema/account';
import { tokenHash } from '../http/auth';
import { sessionLifeMs } from '../http/session-end';
import type { Services } from '../http/handler';
import { actorOf } from './accounts';
import { logins } from './data/logins';

/** Writes who came to a demo account before. Nobody gets the tokens of those still signed in. */
export async function writeLogins(tx: Tx, phone: string, ids: Services['ids'], now: Date): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * hourMs);
  for (const { subAccountName, hoursAgo, usedHoursAgo, result, ...origin } of logins) {
    const { userId, subAccountId } = await actorOf(tx, phone, subAccountName);
    const createdAt = ago(hoursAgo);
    await tx.insert(loginRecord).values({ id: ids.short(), userId, subAccountId, ...origin, result, createdAt });
    if (usedHoursAgo === undefined) continue;
    const expiresAt = new Date(createdAt.getTime() + sessionLifeMs);
    await tx.insert(sessions).values({
      tokenHash: tokenHash(ids.token()),
      publicId: ids.short(),
      userId,
      subAccountId,
      ...origin,
      createdAt,
      lastSeenAt: ago(usedHoursAgo),
      expiresAt,
    });
  }
}
