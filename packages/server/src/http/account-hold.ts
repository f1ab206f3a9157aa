import type { CallDefinition } from '@compute-market/contract/define-call';
import { eq } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { rowsOfText } from '../db/rows';
import { sessions } from '../db/schema/account';
import type { Actor, CallContext, Services } from './handler';
import { Refusal } from './refusal';

/** Holds an account against its closing until the transaction ends. Refuses when it was closed in between: its session is gone then. */
export async function holdAccount(tx: Tx, userId: number): Promise<void> {
  if (!Number.isSafeInteger(userId)) throw new Error('the number of an account is no whole number');
  // Without values, so that it goes to the database together with the begin of its transaction.
  const text = `select 1 from users where id = ${userId} and closed_at is null for no key update`;
  if ((await rowsOfText(tx, text)).length === 0) throw new Refusal('SESSION_INVALID');
}

/**
 * Refuses a caller whose session ended while the call waited for its account. What lets somebody in for longer than the session asks this once the account
 * is held: whoever ends the sessions holds it too, and takes away what was made in them.
 */
export async function requireOpenSession(tx: Tx, { sessionId }: Actor): Promise<void> {
  if ((await tx.$count(sessions, eq(sessions.id, sessionId))) === 0) throw new Refusal('SESSION_INVALID');
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
