import { WORK_ORDER_REOPEN_DAYS, WORK_ORDER_SOLVED_AFTER_HOURS } from '@compute-market/contract/constants';
import { WORK_ORDER_STATUS } from '@compute-market/contract/enumerations';
import { dayMs, hourMs } from '@compute-market/contract/rules/time-units';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { workOrder, workOrderAttachment, workOrderNotification } from '../../db/schema/work-order';
import { defineJob } from '../../jobs/job';
import { moveOrder } from './move';

const readyMs = 2 * dayMs;
const batch = 100;

const agedIn = (tx: Tx, status: number, before: Date) =>
  tx
    .select({ id: workOrder.id, statusAt: workOrder.statusAt })
    .from(workOrder)
    .where(and(eq(workOrder.status, status), lte(workOrder.statusAt, before)))
    .orderBy(asc(workOrder.id))
    .limit(batch)
    .for('update');

/** A question that the customer leaves for 72 hours counts as solved, and what was solved is closed after seven days. Drafts' leavings go after two. */
export const ageOrders = defineJob(
  'work-order.age',
  async (tx, _payload, { clock }) => {
    const now = clock.now();
    const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
    const silent = await agedIn(tx, WORK_ORDER_STATUS.needsReply, before(WORK_ORDER_SOLVED_AFTER_HOURS * hourMs));
    for (const { id } of silent) await moveOrder(tx, id, WORK_ORDER_STATUS.solved, { from: 'system' }, now);
    const done = await agedIn(tx, WORK_ORDER_STATUS.solved, before(WORK_ORDER_REOPEN_DAYS * dayMs));
    for (const { id, statusAt } of done)
      await moveOrder(tx, id, WORK_ORDER_STATUS.closed, { from: 'system' }, now, statusAt);
    // What was put ready for a ticket that was never sent; its files go by themselves (storage/tidy.ts).
    await tx
      .delete(workOrderAttachment)
      .where(and(isNull(workOrderAttachment.orderId), lte(workOrderAttachment.createdAt, before(readyMs))));
    await tx
      .delete(workOrderNotification)
      .where(and(isNull(workOrderNotification.orderId), lte(workOrderNotification.createdAt, before(readyMs))));
    return { again: new Date(now.getTime() + (silent.length === batch || done.length === batch ? 0 : hourMs)) };
  },
  { standing: true },
);
