import type { CallDefinition } from '@compute-market/contract/define-call';
import type { ApiKeyScope } from '@compute-market/contract/entities/api-key';
import { KEY_REFUSALS, keyAllows, keyScopeOf } from '@compute-market/contract/key-scopes';
import { SUB_RIGHTS } from '@compute-market/contract/rules/sub-right';
import { minuteMs } from '@compute-market/contract/rules/time-units';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { subAccounts } from '../db/schema/account';
import { apiKey } from '../db/schema/api-key';
import type { Actor, Services } from './handler';
import { Refusal } from './refusal';

/** When and where a key was used is written at most this often. */
const touchMs = minuteMs;

const refuseScope = (scope: ApiKeyScope): never => {
  throw new Refusal('PERMISSION_FORBIDDEN', {
    reason: KEY_REFUSALS.withoutScope(scope),
    data: { scope },
  });
};

/** Refuses a program whose key may not do this; whoever signed in may do all that is theirs. */
export function requireScope({ apiKey: key }: Actor, scope: ApiKeyScope): void {
  if (key !== undefined && !keyAllows(key.scopes, scope)) refuseScope(scope);
}

/**
 * Who a key acts as, when the contract lets a key make this call and this key has the scope. A wrong key is refused at every call, also at one
 * that visitors may make: a program must hear of it.
 */
export async function findKeyActor(
  services: Services,
  call: CallDefinition,
  caller: { readonly keyHash: string; readonly address: string },
): Promise<Actor> {
  const scope = keyScopeOf(call.name);
  if (scope === null) throw new Refusal('PERMISSION_FORBIDDEN', { reason: KEY_REFUSALS.notForKeys });
  const now = services.clock.now();
  const [found] = await services.database.look((tx) =>
    tx
      .select({ key: apiKey, rights: subAccounts.rights })
      .from(apiKey)
      .leftJoin(subAccounts, eq(subAccounts.id, apiKey.subAccountId))
      .where(eq(apiKey.keyHash, caller.keyHash)),
  );
  if (found === undefined) throw new Refusal('SESSION_INVALID', { reason: KEY_REFUSALS.unknown });
  const { key, rights } = found;
  if (key.expiresAt !== null && key.expiresAt <= now)
    throw new Refusal('SESSION_EXPIRED', { reason: KEY_REFUSALS.expired });
  if (!keyAllows(key.scopes, scope)) refuseScope(scope);
  const stale = new Date(now.getTime() - touchMs);
  if (key.lastUsedAt === null || key.lastUsedAt < stale)
    await services.database.transaction((tx) =>
      tx
        .update(apiKey)
        .set({ lastUsedAt: now, lastAddress: caller.address })
        .where(and(eq(apiKey.id, key.id), or(isNull(apiKey.lastUsedAt), lt(apiKey.lastUsedAt, stale)))),
    );
  return {
    userId: key.userId,
    subAccountId: key.subAccountId,
    role: key.subAccountId === null ? 'main' : 'sub',
    rights: rights ?? SUB_RIGHTS,
    sessionId: 0,
    apiKey: { id: key.publicId, name: key.name, scopes: key.scopes },
  };
}
