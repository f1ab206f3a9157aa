import { INSTANCE_SNAPSHOT_STATUS, type InstanceSnapshots } from '@compute-market/contract/entities/instance-snapshot';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { instanceSnapshot } from '../../db/schema/instance-snapshot';
import { Refusal } from '../../http/refusal';
import { wireTime } from '../../platform/wire';
import type { InstanceRow } from './state';

export type SnapshotRow = typeof instanceSnapshot.$inferSelect;
type OfInstance = Pick<InstanceRow, 'id'>;

const { ready, creating, deleting, restoring, failed } = INSTANCE_SNAPSHOT_STATUS;
const unfinished: readonly SnapshotRow['state'][] = [creating, deleting, failed];
const changing: readonly SnapshotRow['state'][] = [creating, deleting, restoring];

/** The snapshots of an instance, the newest first. */
export const snapshotRowsOf = (tx: Tx, { id }: OfInstance): Promise<SnapshotRow[]> =>
  tx
    .select()
    .from(instanceSnapshot)
    .where(eq(instanceSnapshot.instanceId, id))
    .orderBy(desc(instanceSnapshot.createdAt), desc(instanceSnapshot.id));

export const snapshotsWire = async (tx: Tx, row: OfInstance): Promise<InstanceSnapshots> => ({
  data: (await snapshotRowsOf(tx, row)).map(({ key, name, state, sizeBytes, createdAt, reason }) => ({
    Id: key,
    Name: name,
    Status: state,
    Size: sizeBytes,
    CreateTime: wireTime(createdAt),
    Reason: reason,
  })),
});

/** Refuses while a snapshot is being made, deleted or put back; `then` says in Chinese what has to wait. */
export async function requireNoSnapshotChange(tx: Tx, { id }: OfInstance, then: string): Promise<void> {
  const going = and(eq(instanceSnapshot.instanceId, id), inArray(instanceSnapshot.state, [...changing]));
  if ((await tx.$count(instanceSnapshot, going)) > 0)
    throw new Refusal('STATE_CONFLICT', { reason: `实例有快照正在创建、恢复或删除，请稍候再${then}` });
}

/** The machine rests with its disks: what was not finished is gone, and nothing is put back any more. */
export async function settleSnapshots(tx: Tx, { id }: OfInstance): Promise<void> {
  const own = eq(instanceSnapshot.instanceId, id);
  await tx.delete(instanceSnapshot).where(and(own, inArray(instanceSnapshot.state, [...unfinished])));
  await tx
    .update(instanceSnapshot)
    .set({ state: ready })
    .where(and(own, eq(instanceSnapshot.state, restoring)));
}

/** A rental that goes on with a kept disk has its snapshots again. */
export async function copySnapshots(tx: Tx, fromId: number, toId: number): Promise<void> {
  const rows = await snapshotRowsOf(tx, { id: fromId });
  if (rows.length === 0) return;
  await tx.insert(instanceSnapshot).values(rows.map(({ id: _id, ...row }) => ({ ...row, instanceId: toId })));
}

/** The disk is over, or has another system: its snapshots went with it. */
export async function forgetSnapshots(tx: Tx, { id }: OfInstance): Promise<void> {
  await tx.delete(instanceSnapshot).where(eq(instanceSnapshot.instanceId, id));
}
