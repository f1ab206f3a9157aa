import { addSshKey, getSshKeys, removeSshKey } from '@compute-market/contract/calls/ssh-key';
import { readSshKey, SSH_KEYS_MAX } from '@compute-market/contract/rules/ssh-key';
import { and, desc, eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { users } from '../../db/schema/account';
import { sshKey } from '../../db/schema/ssh-key';
import { implement, implementOwn, requireActor, type Implementation } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import type { JobKind } from '../../jobs/job';
import { wireTime } from '../../platform/wire';
import { ownKey, type SshKeyRow } from './own-keys';

/** As `ssh-keygen -l` writes it. */
const fingerprintOf = (body: string): string =>
  `SHA256:${createHash('sha256').update(Buffer.from(body, 'base64')).digest('base64').replace(/=+$/, '')}`;

const wire = ({ fingerprint, name, type, bits, createdAt }: SshKeyRow) => ({
  Fingerprint: fingerprint,
  Name: name,
  Type: type,
  Bits: bits,
  CreateTime: wireTime(createdAt),
});

const list = implementOwn(getSshKeys, async (tx, _input, { actor }) => ({
  data: (await tx.select().from(sshKey).where(ownKey(actor)).orderBy(desc(sshKey.id))).map(wire),
}));

const add = implementOwn(addSshKey, async (tx, input, { actor, services }) => {
  const read = readSshKey(input.public_key);
  if (!read.ok) throw new Refusal('INVALID_REQUEST', { reason: read.reason, data: { field: 'public_key' } });
  const { type, bits, body } = read.key;
  const { userId, subAccountId } = actor;
  const fingerprint = fingerprintOf(body);
  // Held while they are counted: two that are added at once do not pass the limit together.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const known = await tx.select().from(sshKey).where(ownKey(actor));
  const same = known.find((one) => one.fingerprint === fingerprint);
  if (same)
    throw new Refusal('CONFLICT', {
      reason: `该公钥已添加，名称为「${same.name}」，无需重复添加`,
      data: { field: 'public_key' },
    });
  if (known.length >= SSH_KEYS_MAX)
    throw new Refusal('CONFLICT', { reason: `最多添加 ${SSH_KEYS_MAX} 个公钥，请先删除不用的公钥` });
  const [row] = await tx
    .insert(sshKey)
    .values({
      userId,
      subAccountId,
      name: input.name,
      fingerprint,
      type,
      bits,
      body,
      createdAt: services.clock.now(),
    })
    .returning();
  if (!row) throw new Error('a key was not written');
  return wire(row);
});

const remove = implement(removeSshKey, async ({ fingerprint }, context) => {
  const removed = await context.transaction((tx) =>
    tx
      .delete(sshKey)
      .where(and(ownKey(requireActor(context)), eq(sshKey.fingerprint, fingerprint)))
      .returning({ id: sshKey.id }),
  );
  if (removed.length === 0) throw new Refusal('NOT_FOUND', { reason: '该公钥已被删除，请刷新列表' });
  return null;
});

/** Public SSH keys of an account (decisions 80). */
export const implementations: Implementation[] = [list, add, remove];
export const jobKinds: JobKind[] = [];
