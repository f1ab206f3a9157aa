import { and, eq } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { idempotency } from '../db/schema/account';
import { hashOf } from '../ledger/transaction';
import type { Actor, CallContext, Implementation } from './handler';
import { Refusal } from './refusal';

const keyRule = /^[\x21-\x7e]{1,255}$/;

/** The `Idempotency-Key` of a request, or null. */
export function readKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header !== 'string' || !keyRule.test(header))
    throw new Refusal('INVALID_REQUEST', { reason: 'Idempotency-Key 应为 1-255 个可见字符，请修改后重试' });
  return header;
}

const rowOf = (actor: Actor, call: string, key: string) =>
  and(
    eq(idempotency.userId, actor.userId),
    eq(idempotency.subAccountId, actor.subAccountId ?? 0),
    eq(idempotency.call, call),
    eq(idempotency.key, key),
  );

async function storedAnswer(tx: Tx, actor: Actor, call: string, key: string, bodyHash: string): Promise<unknown> {
  const [stored] = await tx
    .select()
    .from(idempotency)
    .where(rowOf(actor, call, key));
  if (stored?.bodyHash !== bodyHash) throw new Refusal('IDEMPOTENCY_MISMATCH');
  return stored.answer;
}

const hasAnswer = async (tx: Tx, actor: Actor, call: string, key: string): Promise<boolean> =>
  (await tx.$count(idempotency, rowOf(actor, call, key))) > 0;

/** Confirms a call that asks for it, unless its answer is there already: its code is spent then. */
async function confirmed(
  { call, confirm }: Implementation,
  input: unknown,
  context: CallContext,
  key: string | null,
): Promise<unknown> {
  if (confirm === undefined) return undefined;
  const { actor } = context;
  if (key !== null && actor !== null && (await context.transaction((tx) => hasAnswer(tx, actor, call.name, key))))
    return undefined;
  return confirm(input, context);
}

/**
 * Runs a call with `intent` as one transaction. With a key, its first answer is written in that same transaction and given again for
 * the same key and body (`wishOf`); the key with another body is refused. Parallel callers of one key wait for the first at the key's row. A refusal
 * undoes everything, the key too, so that it may be used again once the reason is gone.
 */
export async function runIntent(
  implementation: Implementation,
  input: unknown,
  context: CallContext,
  key: string | null,
): Promise<unknown> {
  const { actor, services } = context;
  const { wishOf = (whole) => whole } = implementation;
  const call = implementation.call.name;
  const proof = await confirmed(implementation, input, context, key);
  return context.transaction(async (tx) => {
    const joined: CallContext = { ...context, transaction: (work) => work(tx) };
    if (key === null || actor === null) return implementation.handle(input, joined, proof);
    const bodyHash = hashOf(wishOf(input));
    const row = {
      userId: actor.userId,
      subAccountId: actor.subAccountId ?? 0,
      call,
      key,
      bodyHash,
      createdAt: services.clock.now(),
    };
    const claimed = await tx.insert(idempotency).values(row).onConflictDoNothing().returning({ key: idempotency.key });
    if (claimed.length === 0) return storedAnswer(tx, actor, call, key, bodyHash);
    const answer = await implementation.handle(input, joined, proof);
    await tx
      .update(idempotency)
      .set({ answer })
      .where(rowOf(actor, call, key));
    return answer;
  });
}
