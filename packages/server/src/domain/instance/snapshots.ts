import { createSnapshot, deleteSnapshot, getSnapshots, restoreSnapshot } from '@compute-market/contract/calls/snapshot';
import { INSTANCE_EVENT } from '@compute-market/contract/entities/instance-event';
import { INSTANCE_SNAPSHOT_STATUS, INSTANCE_SNAPSHOTS_MAX } from '@compute-market/contract/entities/instance-snapshot';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { instanceSnapshot } from '../../db/schema/instance-snapshot';
import { needsMachines } from '../../fleet/needs-machines';
import { implementOwn, type Implementation } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { requireNoImageBeingMade } from '../own-image/rows';
import { ownInstance } from './find-instances';
import { recordEvent } from './events';
import { requireSettledMachine } from './settled-machine';
import { askForSnapshot } from './snapshot-job';
import { askForRestore } from './snapshot-restore';
import { requireNoSnapshotChange, snapshotRowsOf, snapshotsWire, type SnapshotRow } from './snapshot-rows';
import { requireAnsweringHost } from './answering-host';
import { moveInstance, requireSettled, type InstanceRow } from './state';

const { creating, deleting, failed, ready, restoring } = INSTANCE_SNAPSHOT_STATUS;
const { running, restarting, restartFailed, shutDown } = INSTANCE_STATUS;
const thing = '快照';

const read = implementOwn(getSnapshots, async (tx, input, { actor }) =>
  snapshotsWire(tx, await ownInstance(tx, actor, input.instance_name)),
);

/** A moment after the last one that was asked of any of these: moments name the changes, and the provider takes them in their order. */
const momentAfter = (rows: readonly SnapshotRow[], now: Date): Date =>
  new Date(Math.max(now.getTime(), ...rows.map(({ requestedAt }) => requestedAt.getTime() + 1)));

const create = implementOwn(createSnapshot, async (tx, { instance_name, name }, { actor, services }) => {
  const row = await ownInstance(tx, actor, instance_name);
  await requireSettledMachine(tx, row, thing);
  const all = await snapshotRowsOf(tx, row);
  const rows = all.filter(({ state }) => state !== failed);
  const same = rows.find((snapshot) => snapshot.name === name);
  if (same?.state === creating) return snapshotsWire(tx, row);
  if (same) throw new Refusal('CONFLICT', { reason: `已有名为「${name}」的快照，请换一个名称` });
  await requireNoSnapshotChange(tx, row, '创建');
  if (rows.length >= INSTANCE_SNAPSHOTS_MAX)
    throw new Refusal('STATE_CONFLICT', {
      reason: `每台实例最多保留 ${INSTANCE_SNAPSHOTS_MAX} 个快照，请先删除不用的快照`,
    });
  // What could not be made is told until the next try.
  await tx
    .delete(instanceSnapshot)
    .where(and(eq(instanceSnapshot.instanceId, row.id), eq(instanceSnapshot.state, failed)));
  const { clock, ids } = services;
  const requestedAt = momentAfter(all, clock.now());
  const [added] = await tx
    .insert(instanceSnapshot)
    .values({ instanceId: row.id, key: ids.short(), name, state: creating, createdAt: clock.now(), requestedAt })
    .returning();
  if (added === undefined) throw new Error(`no snapshot for ${row.name}`);
  await askForSnapshot(tx, added);
  await recordEvent(tx, {
    instance: row,
    kind: INSTANCE_EVENT.snapshotCreate,
    at: clock.now(),
    details: { change: name },
  });
  return snapshotsWire(tx, row);
});

/** Writes down what is asked of a snapshot. */
async function ask(tx: Tx, { id }: SnapshotRow, state: SnapshotRow['state'], requestedAt: Date): Promise<SnapshotRow> {
  const [asked] = await tx
    .update(instanceSnapshot)
    .set({ state, requestedAt, reason: '' })
    .where(eq(instanceSnapshot.id, id))
    .returning();
  if (asked === undefined) throw new Refusal('STATE_CONFLICT');
  return asked;
}

const remove = implementOwn(deleteSnapshot, async (tx, { instance_name, snapshot_id }, { actor, services }) => {
  const row = await ownInstance(tx, actor, instance_name);
  const rows = await snapshotRowsOf(tx, row);
  const known = rows.find(({ key }) => key === snapshot_id);
  if (known === undefined || known.state === deleting) return snapshotsWire(tx, row);
  await requireSettledMachine(tx, row, thing);
  await requireNoSnapshotChange(tx, row, '删除');
  const now = services.clock.now();
  await askForSnapshot(tx, await ask(tx, known, deleting, momentAfter(rows, now)));
  await recordEvent(tx, {
    instance: row,
    kind: INSTANCE_EVENT.snapshotDelete,
    at: now,
    details: { change: known.name },
  });
  return snapshotsWire(tx, row);
});

/** A machine that runs is stopped for it and started again; one that did not come up is saved by it. */
async function requireRestorable(tx: Tx, row: InstanceRow): Promise<void> {
  if (row.status === shutDown) throw new Refusal('STATE_CONFLICT', { reason: '实例已关机，请开机后再恢复快照' });
  if (row.status !== restartFailed) await requireSettledMachine(tx, row, thing);
  else await requireAnsweringHost(tx, row);
  requireSettled(row);
}

const restore = implementOwn(restoreSnapshot, async (tx, { instance_name, snapshot_id }, { actor, services }) => {
  const row = await ownInstance(tx, actor, instance_name);
  const rows = await snapshotRowsOf(tx, row);
  const known = rows.find(({ key }) => key === snapshot_id);
  if (known === undefined) throw new Refusal('NOT_FOUND', { reason: '该快照已删除，请刷新后重试' });
  if (known.state === restoring) return snapshotsWire(tx, row);
  await requireRestorable(tx, row);
  await requireNoSnapshotChange(tx, row, '恢复');
  await requireNoImageBeingMade(tx, row, '恢复');
  if (known.state !== ready)
    throw new Refusal('STATE_CONFLICT', { reason: '该快照未创建成功，不能用于恢复，请选择其他快照' });
  const now = services.clock.now();
  const asked = await ask(tx, known, restoring, momentAfter(rows, now));
  const change = { message: '', abnormalSince: null, lastRestartAt: now };
  if (!(await moveInstance(tx, row.id, [running, restartFailed], restarting, change)))
    throw new Refusal('STATE_CONFLICT');
  await askForRestore(tx, asked);
  await recordEvent(tx, {
    instance: row,
    kind: INSTANCE_EVENT.snapshotRestore,
    at: now,
    details: { change: known.name },
  });
  return snapshotsWire(tx, row);
});

/** Snapshots of the system disk of an instance (decisions 122). */
export const snapshotCalls: Implementation[] = [
  read,
  needsMachines(create),
  needsMachines(restore),
  needsMachines(remove),
];
