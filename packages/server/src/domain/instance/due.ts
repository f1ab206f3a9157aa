import { INSTANCE_EVENT } from '@compute-market/contract/entities/instance-event';
import { DUE_MODE, INSTANCE_STATUS, NOTICE_EVENT, type InstanceStatus } from '@compute-market/contract/enumerations';
import { formatTime } from '@compute-market/contract/rules/time';
import { hourMs } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { instance } from '../../db/schema/instance';
import type { Services } from '../../http/handler';
import { defineJob, enqueue } from '../../jobs/job';
import { wireTime } from '../../platform/wire';
import { readTariff } from '../market/read-catalogue';
import { renewBySelf } from './autorenew';
import { recordEvent } from './events';
import { dueJob, keepDiskJob, keepDiskKey } from './job-names';
import { endMachine } from './machine-end';
import { releaseHeld } from './release';
import { moveInstance, type InstanceRow } from './state';
import { shownName, tellOwner } from './tell-owner';
import { diskReleaseTime } from './write-rental';

/** States whose rental ends when it is due. */
const endable: readonly InstanceStatus[] = [
  INSTANCE_STATUS.running,
  INSTANCE_STATUS.shutDown,
  INSTANCE_STATUS.restartFailed,
];
/** States that are left within seconds: the end waits for them. */
const moving: readonly number[] = [INSTANCE_STATUS.starting, INSTANCE_STATUS.restarting];
const waitMs = 5000;

/**
 * Ends a rental at its time, once: its cards go back, and its disk is kept or released as the customer chose. A renewal has moved the
 * time meanwhile: then it comes again. A rental that renews itself gets its last try here, also when no server ran before.
 */
export const due = defineJob<{ readonly instanceId: number }>(dueJob, async (tx, { instanceId }, services) => {
  const [row] = await tx.select().from(instance).where(eq(instance.id, instanceId)).for('update');
  if (!row) return undefined;
  const now = services.clock.now();
  if (moving.includes(row.status)) return { again: new Date(Math.max(row.dueAt.getTime(), now.getTime() + waitMs)) };
  if (!endable.some((status) => status === row.status)) return undefined;
  if (row.dueAt > now) return { again: row.dueAt };
  if (await renewBySelf(tx, services, row)) return { again: now };
  await (row.dueMode === DUE_MODE.keep ? keepDisk(tx, row, services) : releaseAll(tx, row, services));
  return undefined;
});

async function tellOfEnd(tx: Tx, row: InstanceRow, whatFollowed: string, at: Date): Promise<void> {
  const text = `实例「${shownName(row)}」已于 ${formatTime(wireTime(row.dueAt))} 到期，${whatFollowed}。`;
  await tellOwner(
    tx,
    row,
    { key: `expired:${row.name}:${wireTime(row.dueAt)}`, event: NOTICE_EVENT.expired, title: '实例已到期', text },
    at,
  );
}

async function releaseAll(tx: Tx, row: InstanceRow, { clock }: Services): Promise<void> {
  const now = clock.now();
  const ended = await moveInstance(tx, row.id, endable, INSTANCE_STATUS.ended, {
    endedAt: now,
    message: '',
    abnormalSince: null,
    powerOnAskedAt: null,
    diskReleaseAt: null,
  });
  if (!ended) return;
  await recordEvent(tx, { instance: ended, kind: INSTANCE_EVENT.expired, at: now });
  await releaseHeld(tx, ended, { disk: true });
  await endMachine(tx, ended, { keptAs: null, now });
  await tellOfEnd(tx, ended, '实例与磁盘已释放', now);
}

async function keepDisk(tx: Tx, row: InstanceRow, { clock }: Services): Promise<void> {
  const { keepDiskMaxDays } = await readTariff(tx);
  const keptUntil = diskReleaseTime(row.dueAt, DUE_MODE.keep, keepDiskMaxDays);
  const change = {
    endedAt: row.dueAt,
    message: '',
    abnormalSince: null,
    powerOnAskedAt: null,
    diskReleaseAt: keptUntil,
  };
  const kept = await moveInstance(tx, row.id, endable, INSTANCE_STATUS.diskKept, change);
  if (!kept) return;
  await recordEvent(tx, {
    instance: kept,
    kind: INSTANCE_EVENT.kept,
    at: clock.now(),
    details: keptUntil === null ? {} : { until: wireTime(keptUntil) },
  });
  await releaseHeld(tx, kept, { disk: false });
  await endMachine(tx, kept, { keptAs: kept.name, now: clock.now() });
  await enqueue(tx, {
    kind: keepDiskJob,
    payload: { instanceId: kept.id },
    runAt: new Date(kept.dueAt.getTime() + hourMs),
    key: keepDiskKey(kept.name),
  });
  if (keptUntil !== null)
    await tellOfEnd(
      tx,
      kept,
      `磁盘保留至 ${formatTime(wireTime(keptUntil))}，期间按小时收取保留费，可随时从该磁盘启动实例`,
      clock.now(),
    );
}
