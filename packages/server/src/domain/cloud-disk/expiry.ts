import { NOTICE_EVENT } from '@compute-market/contract/enumerations';
import { formatTime } from '@compute-market/contract/rules/time';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { cloudDisk } from '../../db/schema/cloud-disk';
import { defineJob, enqueue } from '../../jobs/job';
import { wireTime } from '../../platform/wire';
import { remind } from '../reminder/remind';

const dueJob = 'cloud-disk.due';

/** Plans the end of the paid time, once for each end. */
export async function scheduleExpiry(tx: Tx, userId: number, dueAt: Date): Promise<void> {
  const due = wireTime(dueAt);
  await enqueue(tx, { kind: dueJob, payload: { userId, due }, runAt: dueAt, key: `${dueJob}:${userId}:${due}` });
}

/** At the end of the paid time its owner is told; the data goes at its release time. A renewal has moved the end: then nothing happens. */
export const expireCloudDisk = defineJob<{ readonly userId: number; readonly due: number }>(
  dueJob,
  async (tx, { userId, due }, { clock }) => {
    const [row] = await tx.select().from(cloudDisk).where(eq(cloudDisk.userId, userId)).for('update');
    if (!row || wireTime(row.dueAt) !== due) return undefined;
    const now = clock.now();
    if (row.releaseAt <= now) {
      await tx.delete(cloudDisk).where(eq(cloudDisk.userId, userId));
      return undefined;
    }
    const text = `云盘已到期，数据保留至 ${formatTime(wireTime(row.releaseAt))}，续费后恢复使用。`;
    await remind(tx, {
      key: `cloud-disk-expired:${userId}:${due}`,
      userId,
      subAccountId: null,
      event: NOTICE_EVENT.expired,
      title: '云盘已到期',
      text,
      at: now,
    });
    return { again: row.releaseAt };
  },
);
