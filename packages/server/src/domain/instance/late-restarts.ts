import { INSTANCE_SNAPSHOT_STATUS } from '@compute-market/contract/entities/instance-snapshot';
import { INSTANCE_EVENT, type InstanceEventKind } from '@compute-market/contract/entities/instance-event';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { minuteMs } from '@compute-market/contract/rules/time-units';
import { and, asc, desc, eq, inArray, isNull, lt, lte } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { instance } from '../../db/schema/instance';
import { instanceEvent } from '../../db/schema/instance-event';
import { instanceSnapshot } from '../../db/schema/instance-snapshot';
import { job } from '../../db/schema/job';
import { defineJob } from '../../jobs/job';
import { recordEvent } from './events';
import { reinstallJob, restartJob, snapshotRestoreJob } from './job-names';
import { moveInstance, type InstanceRow } from './state';

/** Machines come up within minutes. One that takes longer than this never will, whatever it was asked to do (decisions 144). */
const limitMinutes = 30;
const lookMs = minuteMs;
const reason = `系统在 ${limitMinutes} 分钟内未能启动`;

const { restarting, restartFailed } = INSTANCE_STATUS;

/** What takes a machine down to bring it up again, and what is written down where it does not come up. */
const failures: Partial<Record<InstanceEventKind, InstanceEventKind>> = {
  [INSTANCE_EVENT.restart]: INSTANCE_EVENT.restartFailed,
  [INSTANCE_EVENT.reinstall]: INSTANCE_EVENT.reinstallFailed,
  [INSTANCE_EVENT.snapshotRestore]: INSTANCE_EVENT.snapshotRestoreFailed,
};
const asked: InstanceEventKind[] = [INSTANCE_EVENT.restart, INSTANCE_EVENT.reinstall, INSTANCE_EVENT.snapshotRestore];

/** What of its three kinds was asked last. */
async function failureOf(tx: Tx, { id }: InstanceRow): Promise<InstanceEventKind> {
  const [last] = await tx
    .select({ kind: instanceEvent.kind })
    .from(instanceEvent)
    .where(and(eq(instanceEvent.instanceId, id), inArray(instanceEvent.kind, asked)))
    .orderBy(desc(instanceEvent.id))
    .limit(1);
  return (last && failures[last.kind]) ?? INSTANCE_EVENT.restartFailed;
}

/** A snapshot that was being put back can be put back again. Answers its name, for the history. */
async function giveUpRestore(tx: Tx, { id }: InstanceRow): Promise<string | null> {
  const [snapshot] = await tx
    .update(instanceSnapshot)
    .set({ state: INSTANCE_SNAPSHOT_STATUS.ready, reason: `恢复失败：${reason}` })
    .where(and(eq(instanceSnapshot.instanceId, id), eq(instanceSnapshot.state, INSTANCE_SNAPSHOT_STATUS.restoring)))
    .returning({ name: instanceSnapshot.name });
  return snapshot?.name ?? null;
}

async function failLate(tx: Tx, row: InstanceRow, now: Date): Promise<void> {
  const failed = await moveInstance(tx, row.id, [restarting], restartFailed, { message: reason });
  if (!failed) return;
  const change = await giveUpRestore(tx, failed);
  await recordEvent(tx, {
    instance: failed,
    kind: await failureOf(tx, failed),
    at: now,
    details: { reason, ...(change !== null && { change }) },
  });
}

/** Whether jobs that follow such machines have not had their turn: after the server was down they look first, and may find that the machine runs. */
async function isBehind(tx: Tx, now: Date): Promise<boolean> {
  const overdue = and(
    inArray(job.kind, [restartJob, reinstallJob, snapshotRestoreJob]),
    isNull(job.doneAt),
    isNull(job.failedAt),
    lt(job.runAt, new Date(now.getTime() - lookMs)),
  );
  return (await tx.$count(job, overdue)) > 0;
}

/** Those that have taken too long, in the order of their numbers. */
const lateRows = (tx: Tx, now: Date): Promise<InstanceRow[]> =>
  tx
    .select()
    .from(instance)
    .where(
      and(
        eq(instance.status, restarting),
        lte(instance.lastRestartAt, new Date(now.getTime() - limitMinutes * minuteMs)),
      ),
    )
    .orderBy(asc(instance.id))
    .for('update');

/**
 * Every minute ends restarts, new systems and restores that have taken too long, also those whose own job was given up: while they last a rental neither
 * ends nor can be stopped. From then on it is one whose restart failed: it ends at its time, can be stopped, and can be restarted.
 */
export const failLateRestarts = defineJob(
  'instance.late-restarts',
  async (tx, _payload, { clock }) => {
    const now = clock.now();
    const late = (await isBehind(tx, now)) ? [] : await lateRows(tx, now);
    for (const row of late) await failLate(tx, row, now);
    return { again: new Date(now.getTime() + lookMs) };
  },
  { standing: true },
);
