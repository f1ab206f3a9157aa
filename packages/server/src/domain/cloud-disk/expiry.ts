import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { cloudDisk } from '../../db/schema/cloud-disk';
import { defineJob, enqueue } from '../../jobs/job';
import { wireTime } from '../../platform/wire';
import { waitsUntil } from '../reminder/held-up';
import { tellOfDeletion, tellOfExpiry, tellOfRelease } from './tell';

const dueJob = 'cloud-disk.due';

/** Plans the end of the paid time, once for each end. */
export async function scheduleExpiry(tx: Tx, userId: number, dueAt: Date): Promise<void> {
  const due = wireTime(dueAt);
  await enqueue(tx, { kind: dueJob, payload: { userId, due }, runAt: dueAt, key: `${dueJob}:${userId}:${due}` });
}

/**
 * At the end of the paid time its owner is told, and again when the data goes at its release time, which waits where it comes too late. A renewal has moved
 * the end: then nothing happens.
 */
export const expireCloudDisk = defineJob<{ readonly userId: number; readonly due: number }>(
  dueJob,
  async (tx, { userId, due }, { clock }) => {
    const [row] = await tx.select().from(cloudDisk).where(eq(cloudDisk.userId, userId)).for('update');
    if (!row || wireTime(row.dueAt) !== due) return undefined;
    const now = clock.now();
    if (row.releaseAt <= now) {
      const until = waitsUntil(row.releaseAt, now);
      if (until !== null) {
        await tx.update(cloudDisk).set({ releaseAt: until }).where(eq(cloudDisk.userId, userId));
        const held = { ...row, releaseAt: until };
        if (!(await tellOfRelease(tx, held, now))) await tellOfRelease(tx, held, now, 'late');
        return { again: until };
      }
      await tx.delete(cloudDisk).where(eq(cloudDisk.userId, userId));
      await tellOfDeletion(tx, row, now);
      return undefined;
    }
    await tellOfExpiry(tx, row, now);
    return { again: row.releaseAt };
  },
);
