import { getInstanceSshKeys, setInstanceSshKeys } from '@compute-market/contract/calls/ssh-key';
import { INSTANCE_EVENT } from '@compute-market/contract/entities/instance-event';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { SSH_KEYS_MAX, sshKeyLine, type SshPublicKey } from '@compute-market/contract/rules/ssh-key';
import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { instance } from '../../db/schema/instance';
import { instanceSshKey } from '../../db/schema/ssh-key';
import { needsMachines } from '../../fleet/needs-machines';
import { implementOwn, type Implementation } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { defineOutsideJob } from '../../jobs/job';
import { findImage } from '../market/read-catalogue';
import { ownKeys } from '../ssh-key/own-keys';
import { recordEvent } from './events';
import { ownInstance } from './find-instances';
import { sshKeysJob } from './job-names';
import type { InstanceRow } from './state';
import { askForChange } from './machine-change';

/** How often a machine that takes keys in is looked at. */
const watchMs = 2000;

type KeyRow = typeof instanceSshKey.$inferSelect;
type NewKey = Omit<KeyRow, 'instanceId'>;

const keysOf = (tx: Tx, instanceId: number): Promise<KeyRow[]> =>
  tx
    .select()
    .from(instanceSshKey)
    .where(eq(instanceSshKey.instanceId, instanceId))
    .orderBy(asc(instanceSshKey.name), asc(instanceSshKey.fingerprint));

/** Writes down which keys belong in an instance, in place of those before. */
export async function writeInstanceKeys(tx: Tx, instanceId: number, keys: readonly NewKey[]): Promise<void> {
  await tx.delete(instanceSshKey).where(eq(instanceSshKey.instanceId, instanceId));
  if (keys.length === 0) return;
  await tx
    .insert(instanceSshKey)
    .values(
      keys.map(({ fingerprint, name, type, bits, body }) => ({ instanceId, fingerprint, name, type, bits, body })),
    );
}

/** The system of a kept disk has its keys in already: a rental that goes on with it has them too. */
export const copyInstanceKeys = async (tx: Tx, fromId: number, toId: number): Promise<void> =>
  writeInstanceKeys(tx, toId, await keysOf(tx, fromId));

/** Lines for the machine. Windows keeps no such file. */
export async function keyLinesOf(
  tx: Tx,
  instanceId: number,
  { system }: { readonly system: string },
): Promise<readonly string[]> {
  if (system !== 'Linux') return [];
  return (await keysOf(tx, instanceId)).map((key) => sshKeyLine(key as Pick<SshPublicKey, 'type' | 'body'>));
}

const wire = (keys: readonly KeyRow[], { sshKeysRequestedAt }: Pick<InstanceRow, 'sshKeysRequestedAt'>) => ({
  data: keys.map(({ fingerprint, name, type, bits }) => ({
    Fingerprint: fingerprint,
    Name: name,
    Type: type,
    Bits: bits,
  })),
  Applying: sshKeysRequestedAt !== null,
});

const read = implementOwn(getInstanceSshKeys, async (tx, input, { actor }) => {
  const row = await ownInstance(tx, actor, input.instance_name);
  return wire(await keysOf(tx, row.id), row);
});

const askForKeys = (tx: Tx, { id, name }: InstanceRow, requestedAt: Date): Promise<void> =>
  askForChange<KeysPayload>(tx, { kind: sshKeysJob, of: name, payload: { instanceId: id }, requestedAt });

/** A machine runs again: a change of keys that came when it did not is made now. */
export async function resumeKeys(tx: Tx, row: InstanceRow, now: Date): Promise<void> {
  if (row.sshKeysRequestedAt === null) return;
  await tx.update(instance).set({ sshKeysRequestedAt: now }).where(eq(instance.id, row.id));
  await askForKeys(tx, row, now);
}

const change = implementOwn(setInstanceSshKeys, async (tx, input, { actor, services }) => {
  const row = await ownInstance(tx, actor, input.instance_name);
  if (row.status !== INSTANCE_STATUS.running)
    throw new Refusal('STATE_CONFLICT', { reason: '实例未在运行，请启动后再修改 SSH 公钥' });
  const image = await findImage(tx, row.imageKey);
  if (image?.system !== 'Linux')
    throw new Refusal('INVALID_REQUEST', { reason: 'Windows 系统不使用 SSH 公钥，请用密码通过远程桌面登录' });
  const now = services.clock.now();
  const before = await keysOf(tx, row.id);
  const stay = before.filter(({ fingerprint }) => input.fingerprints.includes(fingerprint));
  const added = await ownKeys(
    tx,
    actor,
    input.fingerprints.filter((wanted) => stay.every(({ fingerprint }) => fingerprint !== wanted)),
  );
  if (stay.length + added.length > SSH_KEYS_MAX)
    throw new Refusal('INVALID_REQUEST', { reason: `最多放入 ${SSH_KEYS_MAX} 个公钥，请减少选择` });
  if (added.length === 0 && stay.length === before.length) return wire(before, row);
  await writeInstanceKeys(tx, row.id, [...stay, ...added]);
  await tx.update(instance).set({ sshKeysRequestedAt: now }).where(eq(instance.id, row.id));
  await askForKeys(tx, row, now);
  await recordEvent(tx, {
    instance: row,
    kind: INSTANCE_EVENT.keys,
    at: now,
    details: { keys: stay.length + added.length },
  });
  return wire(await keysOf(tx, row.id), { sshKeysRequestedAt: now });
});

/** Keys of an instance (decisions 80). */
export const machineKeyCalls: Implementation[] = [read, needsMachines(change)];

interface KeysPayload {
  readonly instanceId: number;
  /** Milliseconds since 1970; names the change. */
  readonly requestedAt: number;
}

async function changeOf(tx: Tx, { instanceId, requestedAt }: KeysPayload) {
  const [row] = await tx.select().from(instance).where(eq(instance.id, instanceId));
  // A later change, or a machine that is down, is another job's.
  if (row?.sshKeysRequestedAt?.getTime() !== requestedAt || row.status !== INSTANCE_STATUS.running) return null;
  const image = await findImage(tx, row.imageKey);
  return { name: row.name, lines: image === null ? [] : await keyLinesOf(tx, instanceId, image) };
}

/** Has the provider let in the keys of an instance. One that went down meanwhile takes them when it runs again. */
export const sshKeysJobKind = defineOutsideJob<KeysPayload, boolean | null>(
  sshKeysJob,
  {
    async outside(payload, { database, compute }) {
      const asked = await database.transaction((tx) => changeOf(tx, payload));
      if (asked === null) return null;
      return compute.setKeys(asked.name, asked.lines, new Date(payload.requestedAt));
    },
    async work(tx, { instanceId, requestedAt }, isIn, { clock }) {
      if (isIn === null) return undefined;
      if (!isIn) return { again: new Date(clock.now().getTime() + watchMs) };
      const [changed] = await tx
        .update(instance)
        .set({ sshKeysRequestedAt: null })
        .where(and(eq(instance.id, instanceId), eq(instance.sshKeysRequestedAt, new Date(requestedAt))))
        .returning();
      if (changed) await recordEvent(tx, { instance: changed, kind: INSTANCE_EVENT.keysApplied, at: clock.now() });
      return undefined;
    },
  },
  { lane: 'machines' },
);
