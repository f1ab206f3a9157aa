import { INSTANCE_EVENT } from '@compute-market/contract/entities/instance-event';
import { INSTANCE_SNAPSHOT_STATUS } from '@compute-market/contract/entities/instance-snapshot';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { instance } from '../../db/schema/instance';
import { instanceSnapshot } from '../../db/schema/instance-snapshot';
import type { Services } from '../../http/handler';
import { defineOutsideJob } from '../../jobs/job';
import { recordEvent } from './events';
import { snapshotJob } from './job-names';
import type { SnapshotRow } from './snapshot-rows';
import type { InstanceRow } from './state';
import { askForChange, hasMachine, orRefusal, type RefusedChange } from './machine-change';

/** How often a machine that cannot take a snapshot yet is looked at. */
const watchMs = 2000;

export interface SnapshotPayload {
  readonly snapshotId: number;
  /** Milliseconds since 1970; names the change. */
  readonly requestedAt: number;
}

/** What came of one try. */
type Outcome =
  | { readonly end: 'later' }
  | { readonly end: 'created'; readonly sizeBytes: number | null }
  | { readonly end: 'deleted' }
  | RefusedChange;

const { creating, deleting, failed, ready } = INSTANCE_SNAPSHOT_STATUS;

/** Asks for what a row says now; `requestedAt` of the row names it. */
export const askForSnapshot = (tx: Tx, { id, requestedAt }: SnapshotRow): Promise<void> =>
  askForChange<SnapshotPayload>(tx, { kind: snapshotJob, of: id, payload: { snapshotId: id }, requestedAt });

/** A snapshot and its instance, as long as nothing later was asked of it. */
export async function snapshotAsked(tx: Tx, { snapshotId, requestedAt }: SnapshotPayload) {
  const [found] = await tx
    .select({ snapshot: instanceSnapshot, row: instance })
    .from(instanceSnapshot)
    .innerJoin(instance, eq(instance.id, instanceSnapshot.instanceId))
    .where(eq(instanceSnapshot.id, snapshotId));
  return found?.snapshot.requestedAt.getTime() === requestedAt ? found : null;
}

/** The same under the locks of both: first the instance, as the calls lock them. */
export async function snapshotLocked(tx: Tx, payload: SnapshotPayload) {
  const [of] = await tx
    .select({ id: instanceSnapshot.instanceId })
    .from(instanceSnapshot)
    .where(eq(instanceSnapshot.id, payload.snapshotId));
  if (of === undefined) return null;
  await tx.select({ id: instance.id }).from(instance).where(eq(instance.id, of.id)).for('update');
  return snapshotAsked(tx, payload);
}

function trySnapshot(
  { snapshot, row }: { readonly snapshot: SnapshotRow; readonly row: InstanceRow },
  { compute }: Services,
): Promise<Outcome> {
  const { key, state, requestedAt } = snapshot;
  return orRefusal<Outcome>(async () => {
    if (state === deleting)
      return { end: (await compute.deleteSnapshot(row.name, key, requestedAt)) ? 'deleted' : 'later' };
    const made = await compute.createSnapshot(row.name, key, requestedAt);
    return made === null ? { end: 'later' } : { end: 'created', ...made };
  });
}

/** What a row says of a change that came to an end, and what the history says. */
function endOf({ state }: SnapshotRow, outcome: Exclude<Outcome, { end: 'later' }>) {
  switch (outcome.end) {
    case 'created':
      return { kind: INSTANCE_EVENT.snapshotCreated, change: { state: ready, sizeBytes: outcome.sizeBytes } };
    case 'deleted':
      return { kind: INSTANCE_EVENT.snapshotDeleted, change: null };
    case 'refused':
      return state === creating
        ? {
            kind: INSTANCE_EVENT.snapshotCreateFailed,
            change: { state: failed, reason: `创建失败：${outcome.reason}` },
          }
        : {
            kind: INSTANCE_EVENT.snapshotDeleteFailed,
            change: { state: ready, reason: `删除失败：${outcome.reason}` },
          };
  }
}

/** Has the provider make or delete one snapshot of a machine. */
export const snapshotJobKind = defineOutsideJob<SnapshotPayload, Outcome | null>(
  snapshotJob,
  {
    async outside(payload, services) {
      const asked = await services.database.transaction((tx) => snapshotAsked(tx, payload));
      const going = asked?.snapshot.state === creating || asked?.snapshot.state === deleting;
      return asked && going && hasMachine(asked.row) ? trySnapshot(asked, services) : null;
    },
    async work(tx, payload, outcome, { clock }) {
      if (outcome === null) return undefined;
      if (outcome.end === 'later') return { again: new Date(clock.now().getTime() + watchMs) };
      const found = await snapshotLocked(tx, payload);
      if (found === null) return undefined;
      const { snapshot, row } = found;
      if (snapshot.state !== creating && snapshot.state !== deleting) return undefined;
      const { kind, change } = endOf(snapshot, outcome);
      const own = and(eq(instanceSnapshot.id, snapshot.id), eq(instanceSnapshot.state, snapshot.state));
      if (change === null) await tx.delete(instanceSnapshot).where(own);
      else await tx.update(instanceSnapshot).set(change).where(own);
      await recordEvent(tx, {
        instance: row,
        kind,
        at: clock.now(),
        details: { change: snapshot.name, ...(outcome.end === 'refused' ? { reason: outcome.reason } : {}) },
      });
      return undefined;
    },
  },
  { lane: 'machines' },
);
