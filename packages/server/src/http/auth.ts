import { API_KEY_START } from '@compute-market/contract/entities/api-key';
import { SUB_RIGHTS, subRightRefusal, type SubRight } from '@compute-market/contract/rules/sub-right';
import { minuteMs } from '@compute-market/contract/rules/time-units';
import { hash } from 'node:crypto';
import { subRightOf } from '@compute-market/contract/sub-rights';
import type { CallDefinition } from '@compute-market/contract/define-call';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { preparedSelect } from '../db/prepared';
import { sessions, subAccounts } from '../db/schema/account';
import type { Fields } from './bodies';
import type { Actor, Services } from './handler';
import { findKeyActor } from './key-auth';
import { Refusal } from './refusal';
import { isSessionOver, sessionTimes } from './session-end';

/** The last-seen time is written at most this often. */
const touchMs = minuteMs;

/** What is stored of a token. A token has 256 random bits, so a plain hash is enough. */
export const tokenHash = (token: string): string => hash('sha256', token);

/** What a caller shows: the token of a session, or a program's key, which travels in `Authorization: Bearer` alone (decisions 105). */
export interface Credential {
  readonly kind: 'session' | 'key';
  readonly secret: string;
  /** What is stored of it. */
  readonly hash: string;
}

/** Reads it out of the request, and makes its hash once: the limit of its requests and the look for its owner both ask. */
export function readCredential(request: FastifyRequest): Credential | null {
  const secret = readToken(request);
  if (secret === null) return null;
  if (request.credential?.secret === secret) return request.credential;
  const isKey = secret.startsWith(API_KEY_START) && request.headers.authorization?.trim() === `Bearer ${secret}`;
  request.credential = { kind: isKey ? 'key' : 'session', secret, hash: tokenHash(secret) };
  return request.credential;
}

/** The token: field `session` of the body, or `Authorization`, bare or after `Bearer` (decisions 1, 3). Never the address, which is kept and passed on (trust B18). */
function readToken(request: FastifyRequest): string | null {
  const body = request.body;
  const { session } = typeof body === 'object' && body !== null ? (body as Fields) : {};
  if (typeof session === 'string' && session !== '') return session;
  const header = request.headers.authorization?.replace(/^Bearer /i, '').trim();
  return header === undefined || header === '' ? null : header;
}

/** The session of a token, with what its sub-account may do; none of a sub-account that was deleted. */
const sessionOf = preparedSelect((tx) =>
  tx
    .select({
      id: sessions.id,
      userId: sessions.userId,
      subAccountId: sessions.subAccountId,
      rights: subAccounts.rights,
      ...sessionTimes,
    })
    .from(sessions)
    .leftJoin(subAccounts, eq(subAccounts.id, sessions.subAccountId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        or(isNull(sessions.subAccountId), isNull(subAccounts.deletedAt)),
      ),
    ),
);

async function findActor(services: Services, shown: string): Promise<Actor | 'unknown' | 'expired'> {
  const now = services.clock.now();
  const [session] = await services.database.look((tx) => sessionOf(tx, { tokenHash: shown }));
  if (session === undefined) return 'unknown';
  if (isSessionOver(session, now)) return 'expired';
  if (now.getTime() - session.lastSeenAt.getTime() > touchMs)
    await services.database.transaction((tx) =>
      tx.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, session.id)),
    );
  return {
    userId: session.userId,
    subAccountId: session.subAccountId,
    role: session.subAccountId === null ? 'main' : 'sub',
    rights: session.rights ?? SUB_RIGHTS,
    sessionId: session.id,
  };
}

/** Who somebody says they are, and from where. */
export interface Claim {
  readonly credential: Credential | null;
  readonly address: string;
}

function findCaller(services: Services, call: CallDefinition, { credential, address }: Claim) {
  if (credential === null) return 'unknown';
  if (credential.kind === 'session') return findActor(services, credential.hash);
  return findKeyActor(services, call, { keyHash: credential.hash, address });
}

/** Who is calling, or a refusal where the contract demands a session. A call open to visitors treats a lost session as none, but not a wrong key. */
export async function identify(services: Services, call: CallDefinition, claim: Claim): Promise<Actor | null> {
  if (call.auth === 'none' && claim.credential?.kind !== 'key') return null;
  const found = await findCaller(services, call, claim);
  if (typeof found === 'string') {
    if (call.auth === 'optional') return null;
    throw new Refusal(found === 'expired' ? 'SESSION_EXPIRED' : 'SESSION_INVALID');
  }
  return call.auth === 'none' ? null : found;
}

/** Refuses a sub-account that was not granted this right, also where a program calls with its key. */
export function requireRight({ rights }: Actor, right: SubRight): void {
  if (!rights.includes(right))
    throw new Refusal('PERMISSION_FORBIDDEN', { reason: subRightRefusal(right), data: { right } });
}

/** Refuses a caller whom the contract's entry does not let, or whose main account has not granted what the call needs (decisions 126). */
export function admit(call: CallDefinition, actor: Actor | null): void {
  if (actor === null) return;
  if (!call.roles.includes(actor.role)) throw new Refusal('PERMISSION_FORBIDDEN');
  const right = subRightOf(call.name);
  if (right !== null) requireRight(actor, right);
}
