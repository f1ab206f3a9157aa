import { INSTANCE_EVENT } from '@compute-market/contract/entities/instance-event';
import { INSTANCE_SNAPSHOT_STATUS } from '@compute-market/contract/entities/instance-snapshot';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { instance, instanceSecret } from '../../db/schema/instance';
import { instanceSnapshot } from '../../db/schema/instance-snapshot';
import { MachineRefusal, type LoginOrder, type MachineStatus } from '../../fleet/provider';
import type { Services } from '../../http/handler';
import { defineOutsideJob } from '../../jobs/job';
import { findImage } from '../market/read-catalogue';
import { recordEvent } from './events';
import { snapshotRestoreJob } from './job-names';
import { keyLinesOf, resumeKeys } from './machine-keys';
import { snapshotAsked, snapshotLocked, type SnapshotPayload } from './snapshot-job';
import type { SnapshotRow } from './snapshot-rows';
import { moveInstance, type InstanceRow } from './state';
import { askForChange } from './machine-change';

/** How often a machine that is being put back is looked at. */
const watchMs = 1000;

const { ready, restoring } = INSTANCE_SNAPSHOT_STATUS;
const { running, restarting, restartFailed } = INSTANCE_STATUS;

/** Where the machine stands, and why it was not put back where it was not: a Chinese clause. */
interface Report {
  readonly status: MachineStatus;
  readonly refusal: string | null;
}

/** Asks for what a row says now; `requestedAt` of the row names it. */
export const askForRestore = (tx: Tx, { id, requestedAt }: SnapshotRow): Promise<void> =>
  askForChange<SnapshotPayload>(tx, { kind: snapshotRestoreJob, of: id, payload: { snapshotId: id }, requestedAt });

/** What is let in is what holds now, not what held when the snapshot was made. */
async function loginOf(tx: Tx, row: InstanceRow): Promise<LoginOrder> {
  const [secret] = await tx.select().from(instanceSecret).where(eq(instanceSecret.instanceId, row.id));
  if (secret === undefined) throw new Error(`no password of ${row.name}`);
  const image = await findImage(tx, row.imageKey);
  return { loginPassword: secret.loginPassword, sshKeys: image ? await keyLinesOf(tx, row.id, image) : [] };
}

async function askedOf(tx: Tx, payload: SnapshotPayload) {
  const found = await snapshotAsked(tx, payload);
  if (found?.snapshot.state !== restoring || found.row.status !== restarting) return null;
  return { ...found, login: await loginOf(tx, found.row) };
}

/** What a machine that moves no more says of what was asked. */
function failureOf({ status, refusal }: Report): string | null {
  if (refusal !== null) return refusal;
  if (status.state === 'running') return null;
  return status.state === 'failed' ? status.reason : '恢复后系统未能启动';
}

async function finish(tx: Tx, payload: SnapshotPayload, report: Report, { clock }: Services): Promise<void> {
  const found = await snapshotLocked(tx, payload);
  if (found?.snapshot.state !== restoring) return;
  const { snapshot } = found;
  const failure = failureOf(report);
  const runs = report.status.state === 'running';
  const message = runs ? '' : (failure ?? '');
  const moved = await moveInstance(tx, found.row.id, [restarting], runs ? running : restartFailed, { message });
  await tx
    .update(instanceSnapshot)
    .set({ state: ready, reason: failure === null ? '' : `恢复失败：${failure}` })
    .where(and(eq(instanceSnapshot.id, snapshot.id), eq(instanceSnapshot.state, restoring)));
  if (!moved) return;
  const at = clock.now();
  if (runs) await resumeKeys(tx, moved, at);
  await recordEvent(tx, {
    instance: moved,
    kind: failure === null ? INSTANCE_EVENT.snapshotRestored : INSTANCE_EVENT.snapshotRestoreFailed,
    at,
    details: { change: snapshot.name, ...(failure === null ? {} : { reason: failure }) },
  });
}

/** Has the provider put a machine back to a snapshot, then follows it until it runs or has failed. */
export const snapshotRestoreJobKind = defineOutsideJob<SnapshotPayload, Report | null>(
  snapshotRestoreJob,
  {
    async outside(payload, { database, compute }) {
      const asked = await database.transaction((tx) => askedOf(tx, payload));
      if (asked === null) return null;
      const { row, snapshot, login } = asked;
      let refusal: string | null = null;
      try {
        await compute.restoreSnapshot(row.name, snapshot.key, login, snapshot.requestedAt);
      } catch (error) {
        if (!(error instanceof MachineRefusal)) throw error;
        refusal = error.message;
      }
      return { status: await compute.status(row.name), refusal };
    },
    async work(tx, payload, report, services) {
      if (report === null) return undefined;
      if (report.status.state !== 'working') return finish(tx, payload, report, services);
      const found = await snapshotAsked(tx, payload);
      if (found === null) return undefined;
      await tx
        .update(instance)
        .set({ message: report.status.phase })
        .where(and(eq(instance.id, found.row.id), eq(instance.status, restarting)));
      return { again: new Date(services.clock.now().getTime() + watchMs) };
    },
  },
  { lane: 'machines' },
);
