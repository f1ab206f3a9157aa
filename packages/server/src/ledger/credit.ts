import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { users } from '../db/schema/account';
import { ledgerAccount } from '../db/schema/ledger';
import { lockPurses } from './accounts';

/**
 * Sets how far below zero a customer's cash may go, in fen. A quota below what is already used blocks new spending and rewrites nothing:
 * the floor stays at the balance until a top-up lifts it.
 */
export async function setCreditQuota(tx: Tx, userId: number, quotaFen: bigint): Promise<void> {
  await lockPurses(tx, userId);
  await tx.update(users).set({ creditQuotaFen: quotaFen }).where(eq(users.id, userId));
  await tx
    .update(ledgerAccount)
    .set({ floorFen: sql`least(-${quotaFen}::bigint, ${ledgerAccount.balanceFen})` })
    .where(and(eq(ledgerAccount.userId, userId), eq(ledgerAccount.kind, 'cash')));
}
