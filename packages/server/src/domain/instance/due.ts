import { INSTANCE_EVENT } from '@compute-market/contract/entities/instance-event';
import {
  BILLING,
  DUE_MODE,
  INSTANCE_STATUS,
  NOTICE_EVENT,
  type InstanceStatus,
} from '@compute-market/contract/enumerations';
import { formatTime } from '@compute-market/contract/rules/time';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { instance } from '../../db/schema/instance';
import { defineJob } from '../../jobs/job';
import { wireTime } from '../../platform/wire';
import { readTariff } from '../market/read-catalogue';
import { waitsUntil } from '../reminder/held-up';
import { renewBySelf } from './autorenew';
import { recordEvent } from './events';
import { beginKeeping, keptWords, waitingWords } from './begin-keeping';
import { failLateStart } from './boot';
import { dueJob } from './job-names';
import { endMachine } from './machine-end';
import { releaseHeld } from './release';
import { moveInstance, type InstanceRow } from './state';
import { shownName, tellOwner } from './tell-owner';
import { keptUntil } from './write-rental';

/** States whose rental ends when it is due. */
const endable: readonly InstanceStatus[] = [
  INSTANCE_STATUS.running,
  INSTANCE_STATUS.shutDown,
  INSTANCE_STATUS.restartFailed,
];
/** States that are left within seconds, a restart after half an hour at the latest (late-restarts.ts): the end waits for them, but not for a start that has taken all the time that was paid for (decisions 147). */
const moving: readonly number[] = [INSTANCE_STATUS.starting, INSTANCE_STATUS.restarting];
const waitMs = 5000;

/**
 * Ends a rental at its time, once: its cards go back, and its disk is kept or released as the customer chose; what was to be released waits where the end
 * comes too late. A renewal has moved the time meanwhile: then it comes again. A rental that renews itself gets its last try here, also when no server ran
 * before.
 */
export const due = defineJob<{ readonly instanceId: number }>(dueJob, async (tx, { instanceId }, services) => {
  const [row] = await tx.select().from(instance).where(eq(instance.id, instanceId)).for('update');
  if (!row) return undefined;
  const now = services.clock.now();
  // Whoever makes the machine may never answer: its job fails again and again, and is given up in the end.
  if (row.status === INSTANCE_STATUS.starting && row.dueAt <= now) return failLateStart(tx, row.id, now);
  if (moving.includes(row.status)) return { again: new Date(Math.max(row.dueAt.getTime(), now.getTime() + waitMs)) };
  if (!endable.some((status) => status === row.status)) return undefined;
  if (row.dueAt > now) return { again: row.dueAt };
  const renewal = await renewBySelf(tx, services, row);
  if (renewal.longer) return { again: now };
  const { reason } = renewal;
  if (row.dueMode === DUE_MODE.keep) await keepAsChosen(tx, row, reason, now);
  else await releaseOrWait(tx, row, reason, now);
  return undefined;
});

/** What is told of the end; `reason` is why it was not renewed. By usage there is no end but that its next hour was not paid (decisions 144). */
function endWords(row: InstanceRow, reason: string | null): { readonly title: string; readonly what: string } {
  if (row.billing !== BILLING.usage) return { title: '实例已到期', what: '到期' };
  const because = reason === null ? '' : `（下一小时的费用未能扣除：${reason}）`;
  return { title: '按量计费已停止', what: `停止计费${because}` };
}

interface End {
  readonly reason: string | null;
  /** A Chinese clause. */
  readonly whatFollowed: string;
  readonly at: Date;
}

async function tellOfEnd(tx: Tx, row: InstanceRow, { reason, whatFollowed, at }: End): Promise<void> {
  const { title, what } = endWords(row, reason);
  const text = `实例「${shownName(row)}」已于 ${formatTime(wireTime(row.dueAt))} ${what}，${whatFollowed}。`;
  await tellOwner(
    tx,
    row,
    { key: `expired:${row.name}:${wireTime(row.dueAt)}`, event: NOTICE_EVENT.expired, title, text },
    at,
  );
}

async function releaseAll(tx: Tx, row: InstanceRow, reason: string | null, now: Date): Promise<void> {
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
  await tellOfEnd(tx, ended, { reason, whatFollowed: '实例与磁盘已释放', at: now });
}

interface Keeping {
  readonly until: Date;
  /** Since when it costs nothing; null where it is paid for. */
  readonly freeSince: Date | null;
  readonly reason: string | null;
  /** What is told of the disk, a Chinese clause. */
  readonly words: string;
}

async function keepDisk(
  tx: Tx,
  row: InstanceRow,
  { until, freeSince, reason, words }: Keeping,
  now: Date,
): Promise<void> {
  const change = {
    endedAt: row.dueAt,
    message: '',
    abnormalSince: null,
    powerOnAskedAt: null,
    diskReleaseAt: until,
    freeSince,
  };
  const kept = await moveInstance(tx, row.id, endable, INSTANCE_STATUS.diskKept, change);
  if (!kept) return;
  await recordEvent(tx, { instance: kept, kind: INSTANCE_EVENT.kept, at: now, details: { until: wireTime(until) } });
  await beginKeeping(tx, kept, now);
  await tellOfEnd(tx, kept, { reason, whatFollowed: words, at: now });
}

async function keepAsChosen(tx: Tx, row: InstanceRow, reason: string | null, now: Date): Promise<void> {
  const { keepDiskMaxDays } = await readTariff(tx);
  const until = keptUntil(row.dueAt, keepDiskMaxDays);
  await keepDisk(tx, row, { until, freeSince: null, reason, words: keptWords(until) }, now);
}

/** Nothing is destroyed at an end that comes too late: its disk waits for nothing, its due mode stays. */
async function releaseOrWait(tx: Tx, row: InstanceRow, reason: string | null, now: Date): Promise<void> {
  const until = waitsUntil(row.dueAt, now);
  if (until === null) await releaseAll(tx, row, reason, now);
  else await keepDisk(tx, row, { until, freeSince: now, reason, words: waitingWords(until) }, now);
}
