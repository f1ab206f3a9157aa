import { INSTANCE_EVENT } from '@compute-market/contract/entities/instance-event';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { dayMs } from '@compute-market/contract/rules/time-units';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { instance } from '../../db/schema/instance';
import { Refusal } from '../../http/refusal';
import { recordEvent } from './events';
import { forgetPorts } from './port-rows';
import { forgetSnapshots } from './snapshot-rows';
import { moveInstance, type InstanceRow } from './state';

/** Whether a machine is being started from this kept disk: until it runs, the disk stays with the old rental and nothing else is done to it. */
export async function isStartingFrom(tx: Tx, keptId: number): Promise<boolean> {
  return (
    (await tx.$count(
      instance,
      and(eq(instance.startedFromId, keptId), eq(instance.status, INSTANCE_STATUS.starting)),
    )) > 0
  );
}

/** Refuses what would take the disk away from a machine that is being started from it. */
export async function requireIdleDisk(tx: Tx, keptId: number): Promise<void> {
  if (await isStartingFrom(tx, keptId))
    throw new Refusal('STATE_CONFLICT', { reason: '正在从该磁盘启动新实例，请等待启动完成' });
}

/** The new rental runs: its disk is its own now, and the one that kept it ends. */
export async function handOverDisk(tx: Tx, { startedFromId }: InstanceRow, now: Date): Promise<void> {
  if (startedFromId === null) return;
  const handedOver = await moveInstance(tx, startedFromId, [INSTANCE_STATUS.diskKept], INSTANCE_STATUS.ended, {
    endedAt: now,
    diskReleaseAt: null,
    message: '磁盘已由新实例沿用',
  });
  if (!handedOver) return;
  await forgetPorts(tx, handedOver);
  await forgetSnapshots(tx, handedOver);
  await recordEvent(tx, { instance: handedOver, kind: INSTANCE_EVENT.startedFromKept, at: now });
}

/** How long a disk is kept at least after a start from it has failed, so that its owner can try again (decisions 251). */
const afterFailureMs = dayMs;
/** A disk that waits for nothing is kept on so once, not for ever (decisions 229). */
const longestFreeMs = 2 * dayMs;

/** The new rental failed: the disk is kept on where it was, as if nothing had been tried. Answers until when; null where it was to be kept no more. */
export async function keepDiskOn(tx: Tx, { startedFromId }: InstanceRow, now: Date): Promise<Date | null> {
  if (startedFromId === null) return null;
  const least = sql`${new Date(now.getTime() + afterFailureMs).toISOString()}::timestamptz`;
  // `least` and `greatest` pass over null, which it is while the disk is paid for.
  const freeUntil = sql`${instance.freeSince} + ${`${longestFreeMs} milliseconds`}::interval`;
  // The job of the disk has looked at it again and again during the start (keep-disk.ts), and finds the new time.
  const [kept] = await tx
    .update(instance)
    .set({ message: '', diskReleaseAt: sql`greatest(${instance.diskReleaseAt}, least(${least}, ${freeUntil}))` })
    .where(and(eq(instance.id, startedFromId), eq(instance.status, INSTANCE_STATUS.diskKept)))
    .returning({ until: instance.diskReleaseAt });
  return kept?.until != null && kept.until > now ? kept.until : null;
}
