import { addWorkOrderNotification, deleteWorkOrderNotification } from '@compute-market/contract/calls/work-order';
import { WORK_ORDER_MAX_NOTIFICATIONS } from '@compute-market/contract/constants';
import { dayMs, hourMs } from '@compute-market/contract/rules/time-units';
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { workOrderNotification } from '../../db/schema/work-order';
import { implement, implementOwn, requireActor, type Actor } from '../../http/handler';
import { consume } from '../../http/limits';
import { Refusal } from '../../http/refusal';
import { defineOutsideJob, enqueue } from '../../jobs/job';
import { holdOrder } from './find-order';

type Owner = Pick<Actor, 'userId' | 'subAccountId'>;
type Delivery = {
  readonly type: 'sms' | 'email';
  readonly target: string;
  readonly text: string;
  /** Names the message wherever it is handed over again; absent in jobs of older versions. */
  readonly key?: string;
};

const tellJob = 'work-order.tell';
const uselessAfterMs = dayMs;
/** Messages go to people who did not ask for them: few new addresses an hour. */
const addedAnHour = { points: 30, windowMs: hourMs };

const ownedBy = ({ userId, subAccountId }: Owner): SQL | undefined =>
  and(
    eq(workOrderNotification.userId, userId),
    subAccountId === null
      ? isNull(workOrderNotification.subAccountId)
      : eq(workOrderNotification.subAccountId, subAccountId),
  );

export const addNotification = implementOwn(
  addWorkOrderNotification,
  async (tx, { order_id: orderId, type, target }, { actor, services }) => {
    const now = services.clock.now();
    if ((await consume(tx, `work-order-notification:${actor.userId}`, addedAnHour, now)) < 0)
      throw new Refusal('TOO_MANY_REQUESTS');
    if (orderId !== undefined) {
      await holdOrder(tx, actor, orderId);
      if (
        (await tx.$count(workOrderNotification, eq(workOrderNotification.orderId, orderId))) >=
        WORK_ORDER_MAX_NOTIFICATIONS
      ) {
        throw new Refusal('INVALID_REQUEST', {
          reason: `通知人最多 ${WORK_ORDER_MAX_NOTIFICATIONS} 个，请先移除不用的通知人`,
          data: { field: 'target' },
        });
      }
    }
    const { userId, subAccountId } = actor;
    const [row] = await tx
      .insert(workOrderNotification)
      .values({ userId, subAccountId, orderId: orderId ?? null, type, target, createdAt: now })
      .returning({ id: workOrderNotification.id });
    if (row === undefined) throw new Error('notification was not written');
    return { id: row.id };
  },
);

export const deleteNotification = implement(deleteWorkOrderNotification, async ({ id }, context) => {
  const actor = requireActor(context);
  const gone = await context.transaction((tx) =>
    tx
      .delete(workOrderNotification)
      .where(and(eq(workOrderNotification.id, id), ownedBy(actor)))
      .returning({ id: workOrderNotification.id }),
  );
  if (gone.length === 0) throw new Refusal('NOT_FOUND', { reason: '通知人不存在或已移除，请刷新后查看' });
  return null;
});

/**
 * The people added before a ticket was sent hear of it from now on, under numbers of their own: a form that still stands elsewhere knows the
 * former ones, and takes nobody off the ticket by them (decisions 269).
 */
export async function sendNotifications(tx: Tx, owner: Owner, ids: readonly number[], orderId: number): Promise<void> {
  if (ids.length === 0) return;
  const sent = await tx
    .delete(workOrderNotification)
    .where(and(inArray(workOrderNotification.id, [...ids]), ownedBy(owner), isNull(workOrderNotification.orderId)))
    .returning();
  if (sent.length !== new Set(ids).size) throw new Refusal('NOT_FOUND', { reason: '通知人已失效，请重新添加' });
  const inOrder = sent.toSorted((one, other) => one.id - other.id);
  await tx.insert(workOrderNotification).values(inOrder.map(({ id: _, ...person }) => ({ ...person, orderId })));
}

/** Tells everybody on the ticket's list, once for `key`, also who stands on it twice; messages leave after the commit. */
export async function tellOthers(tx: Tx, orderId: number, key: string, text: string, now: Date): Promise<void> {
  const others = await tx.select().from(workOrderNotification).where(eq(workOrderNotification.orderId, orderId));
  const reached = new Map(others.map((other) => [`${other.type}:${other.target}`, other]));
  for (const { id, type, target } of reached.values()) {
    const jobKey = `${tellJob}:${key}:${id}`;
    await enqueue(tx, {
      kind: tellJob,
      payload: { type, target, text, key: jobKey } satisfies Delivery,
      runAt: now,
      key: jobKey,
    });
  }
}

export const tell = defineOutsideJob<Delivery, null>(
  tellJob,
  {
    async outside({ type, target, text, key }, { sms, mail }) {
      await (type === 'sms' ? sms.remind(target, text, key) : mail.remind(target, text));
      return null;
    },
    work: () => Promise.resolve(),
  },
  { lane: 'messages', uselessAfterMs },
);
