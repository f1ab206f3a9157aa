import { INSTANCE_STATUS, NOTICE_EVENT } from '@compute-market/contract/enumerations';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { bareMetalInstance } from '../../db/schema/bare-metal';
import { bareMetal } from '../../db/schema/market';
import { defineJob, enqueue } from '../../jobs/job';
import { wireTime } from '../../platform/wire';
import { dueHours } from '../reminder/due-hours';
import { waitsUntil } from '../reminder/held-up';
import { remind } from '../reminder/remind';
import { tellOfEnd } from './end-reminders';

const dueJob = 'bare-metal.due';

/** Plans the end of a machine's first period; the job itself follows renewals. */
export const scheduleEnd = (tx: Tx, instanceId: number, dueAt: Date): Promise<void> =>
  enqueue(tx, { kind: dueJob, payload: { instanceId }, runAt: dueAt, key: `${dueJob}:${instanceId}` });

/**
 * At the end of the paid time the machine goes back to the stock, once, and its owner is told; where that comes too late, a day later, for nothing. A renewal
 * has moved the end: then it comes again.
 */
export const endBareMetal = defineJob<{ readonly instanceId: number }>(
  dueJob,
  async (tx, { instanceId }, { clock }) => {
    const [row] = await tx.select().from(bareMetalInstance).where(eq(bareMetalInstance.id, instanceId)).for('update');
    if (row?.status !== INSTANCE_STATUS.running) return undefined;
    const now = clock.now();
    if (row.dueAt > now) return { again: row.dueAt };
    const later = waitsUntil(row.dueAt, now);
    if (later !== null) {
      // Its disks are the machine itself: it is longer there, and can be renewed.
      await tx.update(bareMetalInstance).set({ dueAt: later }).where(eq(bareMetalInstance.id, instanceId));
      await tellOfEnd(tx, { ...row, dueAt: later }, dueHours[1], now);
      return { again: later };
    }
    await tx
      .update(bareMetalInstance)
      .set({ status: INSTANCE_STATUS.ended, endedAt: row.dueAt })
      .where(and(eq(bareMetalInstance.id, instanceId), eq(bareMetalInstance.status, INSTANCE_STATUS.running)));
    await tx
      .update(bareMetal)
      .set({ freeNum: sql`${bareMetal.freeNum} + 1` })
      .where(eq(bareMetal.id, row.bareMetalId));
    const name = row.note === '' ? row.address : row.note;
    await remind(tx, {
      key: `bare-metal-expired:${instanceId}:${wireTime(row.dueAt)}`,
      userId: row.userId,
      subAccountId: null,
      event: NOTICE_EVENT.expired,
      title: '裸金属已到期',
      text: `裸金属「${name}」租期已结束并已回收。如需继续使用，请重新预约。`,
      at: now,
    });
    return undefined;
  },
);
