import { hourMs, minuteMs } from '@compute-market/contract/rules/time-units';
import { and, asc, gt, lte, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { cloudDisk } from '../../db/schema/cloud-disk';
import { defineJob } from '../../jobs/job';
import { isUntold } from '../reminder/untold';
import type { DiskRow } from './find-disk';
import { keyOfEach, tellOfEnd, tellOfRelease } from './tell';

const lookMs = 10 * minuteMs;
/** Disks told in one run; the next comes at once when there are more. */
const batch = 200;
/** Hours before the end of its time, and before its data goes, at which its owner is told; no order pays for less (decisions 243). */
const warnHours = 24;

const untold = (tx: Tx, which: SQL | undefined): Promise<DiskRow[]> =>
  tx.select().from(cloudDisk).where(which).orderBy(asc(cloudDisk.userId)).limit(batch);

/** Tells owners a day before the time of a cloud disk ends, and a day before an expired one is deleted, each once for that end. */
export const remindOfDiskEnds = defineJob(
  'cloud-disk.end-reminders',
  async (tx, _payload, { clock }) => {
    const now = clock.now();
    const { dueAt, releaseAt } = cloudDisk;
    const soon = new Date(now.getTime() + warnHours * hourMs);
    const ending = await untold(tx, and(gt(dueAt, now), lte(dueAt, soon), isUntold(keyOfEach('ending'))));
    for (const row of ending) await tellOfEnd(tx, row, now);
    const isGoing = and(lte(dueAt, now), gt(releaseAt, now), lte(releaseAt, soon));
    const going = await untold(tx, and(isGoing, isUntold(keyOfEach('going'))));
    for (const row of going) await tellOfRelease(tx, row, now);
    return { again: new Date(now.getTime() + (Math.max(ending.length, going.length) === batch ? 0 : lookMs)) };
  },
  { standing: true },
);
