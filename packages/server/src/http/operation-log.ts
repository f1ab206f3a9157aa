import { OPERATION_OUTCOME } from '@compute-market/contract/entities/operation';
import { isToldRefusal, tellOperation } from '@compute-market/contract/rules/operation';
import { hourMs } from '@compute-market/contract/rules/time-units';
import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { writeLast } from '../db/last-writes';
import { preparedRows } from '../db/rows';
import { operationRecord } from '../db/schema/operation';
import { deviceOf } from '../platform/device';
import type { Actor, CallContext, Implementation } from './handler';
import { consume, type Limit } from './limits';
import { Refusal } from './refusal';

/** Refusals that are written down of one account: a program that runs into a wall all day does not fill the log with it. */
const refusals: Limit = { points: 120, windowMs: hourMs };

/** What is known of somebody who calls. */
type Caller = Pick<CallContext, 'address' | 'userAgent' | 'requestId' | 'services' | 'deed'>;

interface Deed {
  readonly call: string;
  readonly input: unknown;
  readonly answer: unknown;
  readonly refused: Refusal | null;
}

// A closed account has no log.
const recorded = preparedRows(sql`
  insert into ${operationRecord}
    (user_id, sub_account_id, call, kind, name, subject, outcome, reason, address, browser, system, request, created_at)
  select id, ${sql.placeholder('sub')}::bigint, ${sql.placeholder('call')}::text, ${sql.placeholder('kind')}::text, ${sql.placeholder('name')}::text,
    ${sql.placeholder('subject')}::text, ${sql.placeholder('outcome')}::text, ${sql.placeholder('reason')}::text, ${sql.placeholder('address')}::text,
    ${sql.placeholder('browser')}::text, ${sql.placeholder('system')}::text, ${sql.placeholder('request')}::text, ${sql.placeholder('at')}::timestamptz
  from users where id = ${sql.placeholder('user')}::bigint and closed_at is null`);

/** Leaves a deed to be written down when its transaction ends, unless the log does not tell of it. */
function record(tx: Tx, caller: Caller, actor: Actor, { call, input, answer, refused }: Deed): void {
  const told = tellOperation(call, input, answer, caller.deed.subject);
  if (told === null) return;
  const { browser, system } = deviceOf(caller.userAgent);
  const outcome = refused === null ? OPERATION_OUTCOME.done : OPERATION_OUTCOME.refused;
  const { address, requestId, services } = caller;
  writeLast(
    tx,
    recorded.queryOf(tx, {
      user: actor.userId,
      sub: actor.subAccountId,
      call,
      kind: told.kind,
      name: told.name,
      subject: told.subject,
      outcome,
      reason: refused?.key ?? null,
      address,
      browser,
      system,
      request: requestId,
      at: services.clock.now().toISOString(),
    }),
  );
}

/** What cannot be written down after a deed is done must not make it look undone. */
async function safely({ services, requestId }: Caller, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    services.logger.error({ err: error, request: requestId }, 'an operation was not written to the log');
  }
}

/**
 * The call, and that it was done; a call that the log does not tell of is left as it is. A call with `intent` writes it in the transaction of the deed, so that neither is there without the
 * other, and an answer that is given again writes nothing. Any other may take several transactions: it is written right after the last.
 */
export const withRecord = (implementation: Implementation): Implementation => {
  const { call } = implementation;
  if (tellOperation(call.name, null, null) === null) return implementation;
  return {
    ...implementation,
    async handle(input, context, confirmed) {
      const answer = await implementation.handle(input, context, confirmed);
      const { actor, services } = context;
      if (actor === null) return answer;
      // oxlint-disable-next-line typescript/require-await -- the work of a transaction is a promise
      const write = async (tx: Tx) => record(tx, context, actor, { call: call.name, input, answer, refused: null });
      if (call.intent) await context.transaction(write);
      else await safely(context, () => services.database.transaction(write));
      return answer;
    },
  };
};

/** That somebody was refused, whatever was thrown. Of one account only so many in an hour. */
export async function recordRefused(
  caller: Caller,
  actor: Actor | null,
  { call, input, error }: { readonly call: string; readonly input: unknown; readonly error: unknown },
): Promise<void> {
  if (actor === null || !(error instanceof Refusal) || !isToldRefusal(error.key)) return;
  if (tellOperation(call, input, null) === null) return;
  const { clock, database } = caller.services;
  await safely(caller, () =>
    database.transaction(async (tx) => {
      if ((await consume(tx, `operation-refused:${actor.userId}`, refusals, clock.now())) < 0) return;
      record(tx, caller, actor, { call, input, answer: null, refused: error });
    }),
  );
}
