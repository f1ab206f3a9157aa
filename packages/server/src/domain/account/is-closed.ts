import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { users } from '../../db/schema/account';

/** Whether an account was closed. What it answers holds until the transaction ends: closing waits for it. */
export async function isClosed(tx: Tx, userId: number): Promise<boolean> {
  const [owner] = await tx
    .select({ closedAt: users.closedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('key share');
  return owner?.closedAt !== null;
}
