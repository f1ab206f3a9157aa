import { addApiKey, getApiKeys, removeApiKey } from '@compute-market/contract/calls/api-key';
import { API_KEY_SCOPES, API_KEY_START, API_KEYS_MAX } from '@compute-market/contract/entities/api-key';
import { dayMs } from '@compute-market/contract/rules/time-units';
import { and, desc, eq } from 'drizzle-orm';
import { users } from '../../db/schema/account';
import { apiKey } from '../../db/schema/api-key';
import { requireOpenSession } from '../../http/account-hold';
import { tokenHash } from '../../http/auth';
import { implement, implementOwn, requireActor, type Implementation } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import type { JobKind } from '../../jobs/job';
import { wireTime } from '../../platform/wire';
import { ownApiKey } from './own-keys';

/** How much of a key stays readable: enough to tell twenty apart, far too little to guess the rest of its 256 bits. */
const prefixLength = API_KEY_START.length + 6;

const wire = (row: typeof apiKey.$inferSelect, now: Date) => ({
  Id: row.publicId,
  Name: row.name,
  Prefix: row.prefix,
  Scopes: [...row.scopes],
  CreateTime: wireTime(row.createdAt),
  ExpireTime: row.expiresAt && wireTime(row.expiresAt),
  Expired: row.expiresAt !== null && row.expiresAt <= now,
  LastTime: row.lastUsedAt && wireTime(row.lastUsedAt),
  LastAddress: row.lastAddress,
});

const list = implementOwn(getApiKeys, async (tx, _input, { actor, services }) => ({
  data: (await tx.select().from(apiKey).where(ownApiKey(actor)).orderBy(desc(apiKey.id))).map((row) =>
    wire(row, services.clock.now()),
  ),
}));

const add = implementOwn(addApiKey, async (tx, { name, scopes, expire_days: days }, { actor, services }) => {
  const { userId, subAccountId } = actor;
  const { clock, ids } = services;
  const now = clock.now();
  const secret = API_KEY_START + ids.token();
  // Held while they are counted: two that are made at once do not pass the limit together.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  await requireOpenSession(tx, actor);
  if ((await tx.$count(apiKey, ownApiKey(actor))) >= API_KEYS_MAX)
    throw new Refusal('CONFLICT', { reason: `最多创建 ${API_KEYS_MAX} 个 API 密钥，请先撤销不用的密钥` });
  const [row] = await tx
    .insert(apiKey)
    .values({
      publicId: ids.short(),
      keyHash: tokenHash(secret),
      prefix: secret.slice(0, prefixLength),
      userId,
      subAccountId,
      name,
      scopes: API_KEY_SCOPES.filter((scope) => scopes.includes(scope)),
      createdAt: now,
      expiresAt: days === undefined ? null : new Date(now.getTime() + days * dayMs),
    })
    .returning();
  if (!row) throw new Error('a key was not written');
  return { Secret: secret, Key: wire(row, now) };
});

const remove = implement(removeApiKey, async ({ key_id: id }, context) => {
  const removed = await context.transaction((tx) =>
    tx
      .delete(apiKey)
      .where(and(ownApiKey(requireActor(context)), eq(apiKey.publicId, id)))
      .returning({ id: apiKey.id }),
  );
  if (removed.length === 0) throw new Refusal('NOT_FOUND', { reason: '该 API 密钥已被撤销，请刷新列表' });
  return null;
});

/** Keys for programs (decisions 105). */
export const implementations: Implementation[] = [list, add, remove];
export const jobKinds: JobKind[] = [];
