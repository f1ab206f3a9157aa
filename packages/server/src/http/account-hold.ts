import type { CallDefinition } from '@compute-market/contract/define-call';
import { eq } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { users } from '../db/schema/account';
import type { Actor, CallContext, Services } from './handler';
import { Refusal } from './refusal';

/** Holds an account against its closing until the transaction ends. Refuses when it was closed in between: its session is gone then. */
export async function holdAccount(tx: Tx, userId: number): Promise<void> {
  const [owner] = await tx
    .select({ closedAt: users.closedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (owner === undefined || owner.closedAt !== null) throw new Refusal('SESSION_INVALID');
}

/**
 * How a call reaches the database. One that only reads has no transaction around it. One that may write holds its caller's account first, so that
 * a closed account takes nothing that was under way.
 */
export function transactionOf(
  call: CallDefinition,
  actor: Actor | null,
  services: Services,
): CallContext['transaction'] {
  if (call.idempotent) return (work) => services.database.look(work);
  if (actor === null) return (work) => services.database.transaction(work);
  return (work) =>
    services.database.transaction(async (tx) => {
      await holdAccount(tx, actor.userId);
      return work(tx);
    });
}
