import {
  confirmPasskey,
  getPasskeyDomain,
  getPasskeys,
  removePasskey,
  startPasskey,
} from '@compute-market/contract/calls/passkey';
import { PASSKEYS_MAX } from '@compute-market/contract/entities/passkey';
import { and, desc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { users } from '../../db/schema/account';
import { passkey } from '../../db/schema/passkey';
import { requireOpenSession } from '../../http/account-hold';
import { implement, requireActor, type Actor, type Implementation } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { requirePassword } from '../account/password';
import { ceremonyMs, openCeremony, requirePasskeySite, useCeremony } from './challenge';
import { ownPasskey, wirePasskey, type PasskeyRow } from './own-passkeys';
import { handleOf, ownerOfPasskeys, shownName, tellOwner } from './owner';
import { passkeySite } from './site';
import { algorithms, readMade } from './verify';

const domain = implement(getPasskeyDomain, (_input, { services: { config } }) =>
  Promise.resolve({ Domain: passkeySite(config)?.domain ?? null }),
);

const passkeysOf = (tx: Tx, actor: Actor): Promise<PasskeyRow[]> =>
  tx.select().from(passkey).where(ownPasskey(actor)).orderBy(desc(passkey.id));

function requireRoom(known: readonly PasskeyRow[]): void {
  if (known.length >= PASSKEYS_MAX)
    throw new Refusal('CONFLICT', { reason: `最多添加 ${PASSKEYS_MAX} 个通行密钥，请先删除不用的通行密钥` });
}

const list = implement(getPasskeys, (_input, context) =>
  context.transaction(async (tx) => ({ data: (await passkeysOf(tx, requireActor(context))).map(wirePasskey) })),
);

const start = implement(startPasskey, async ({ passwd }, context) => {
  const actor = requireActor(context);
  const { domain: id } = requirePasskeySite(context);
  await requirePassword(context, actor, passwd);
  return context.transaction(async (tx) => {
    const owner = await ownerOfPasskeys(tx, actor);
    const known = await passkeysOf(tx, actor);
    requireRoom(known);
    const { challenge, ticket, expireTime } = await openCeremony(tx, context, actor.sessionId);
    return {
      Ticket: ticket,
      ExpireTime: expireTime,
      Options: {
        challenge,
        rp: { id, name: context.services.config.brand.name },
        user: { id: handleOf(actor), name: shownName(owner), displayName: owner.subName ?? owner.name },
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
        excludeCredentials: known.map(({ credentialId }) => ({ type: 'public-key' as const, id: credentialId })),
        authenticatorSelection: {
          residentKey: 'required' as const,
          requireResidentKey: true as const,
          userVerification: 'required' as const,
        },
        attestation: 'none' as const,
        timeout: ceremonyMs,
      },
    };
  });
});

const confirm = implement(confirmPasskey, async ({ ticket, name, made }, context) => {
  const actor = requireActor(context);
  const { userId, subAccountId, sessionId } = actor;
  const { clock, ids } = context.services;
  const site = requirePasskeySite(context);
  const { challenge } = await useCeremony(context, ticket, sessionId, '操作已超时，请重新添加通行密钥');
  const found = await readMade(context, { site, challenge }, made);
  if (found === null) throw new Refusal('INVALID_REQUEST', { reason: '通行密钥未通过验证，请在本站页面上重新添加' });
  return context.transaction(async (tx) => {
    // Held while they are counted: two that are added at once do not pass the limit together.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    await requireOpenSession(tx, actor);
    const owner = await ownerOfPasskeys(tx, actor);
    requireRoom(await passkeysOf(tx, actor));
    const [row] = await tx
      .insert(passkey)
      .values({ publicId: ids.short(), ...found, userId, subAccountId, name, createdAt: clock.now() })
      .onConflictDoNothing({ target: passkey.credentialId })
      .returning();
    if (row === undefined) throw new Refusal('CONFLICT', { reason: '该通行密钥已添加过，请换一台设备' });
    await tellOwner(tx, context, owner, '已添加通行密钥，可用它登录');
    return wirePasskey(row);
  });
});

const remove = implement(removePasskey, async ({ passkey_id: id }, context) => {
  const actor = requireActor(context);
  await context.transaction(async (tx) => {
    const removed = await tx
      .delete(passkey)
      .where(and(ownPasskey(actor), eq(passkey.publicId, id)))
      .returning({ id: passkey.id });
    if (removed.length === 0) throw new Refusal('NOT_FOUND', { reason: '该通行密钥已被删除，请刷新列表' });
    await tellOwner(tx, context, await ownerOfPasskeys(tx, actor), '已删除一个通行密钥');
  });
  return null;
});

/** The passkeys of an account. */
export const ownPasskeyCalls: Implementation[] = [domain, list, start, confirm, remove];
