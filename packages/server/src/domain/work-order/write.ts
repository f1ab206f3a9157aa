import { commentWorkOrder, createWorkOrder, updateWorkOrder } from '@compute-market/contract/calls/work-order';
import { hourMs } from '@compute-market/contract/rules/time-units';
import { workOrderAfter } from '@compute-market/contract/rules/work-order';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { workOrder } from '../../db/schema/work-order';
import { implement, implementOwn, requireActor, type Actor } from '../../http/handler';
import { consume } from '../../http/limits';
import { Refusal } from '../../http/refusal';
import { wireTime } from '../../platform/wire';
import { holdOrder } from './find-order';
import { moveOrder, requireAllowed, statusOf } from './move';
import { openOrder } from './open-order';
import { explainRating, reply } from './reply';

const openedAnHour = { points: 20, windowMs: hourMs };
const repliesAnHour = { points: 120, windowMs: hourMs };
/** Within which support answers, minutes, as 《工单服务协议》 promises it; any but an urgent ticket in working hours (decisions 188). */
const replyMinutes = { 0: 240, 1: 30 } as const;

async function countReply(tx: Tx, { userId }: Actor, now: Date): Promise<void> {
  if ((await consume(tx, `work-order-reply:${userId}`, repliesAnHour, now)) < 0) throw new Refusal('TOO_MANY_REQUESTS');
}

export const createOrder = implement(createWorkOrder, async (request, context) => {
  const actor = requireActor(context);
  const { clock, ids } = context.services;
  const now = clock.now();
  const opened = await context.transaction(async (tx) => {
    if ((await consume(tx, `work-order:${actor.userId}`, openedAnHour, now)) < 0)
      throw new Refusal('TOO_MANY_REQUESTS', { reason: '提交工单过于频繁，请稍后再试，或在已有工单中回复' });
    return openOrder(tx, actor, request, ids.token(), now);
  });
  return { ...opened, expect_reply_minutes: replyMinutes[request.urgency ?? 0] };
});

/** Revoke and comment are the specification's; close, reopen and rate are ours. */
export const updateOrder = implementOwn(updateWorkOrder, async (tx, request, { actor, services }) => {
  const { id, action, content, rate, attachment_ids: attachmentIds = [] } = request;
  const now = services.clock.now();
  const row = await holdOrder(tx, actor, id);
  const after = workOrderAfter(statusOf(row), action);
  if (action === 'comment') {
    if (content === undefined)
      throw new Refusal('INVALID_REQUEST', { reason: '请输入内容', data: { field: 'content' } });
    await countReply(tx, actor, now);
    await reply(tx, actor, row, { content, attachmentIds }, now);
    return { status: after };
  }
  requireAllowed(row, action, now);
  if (action === 'rate') {
    if (rate === undefined) throw new Refusal('INVALID_REQUEST', { reason: '请选择评分', data: { field: 'rate' } });
    await tx.update(workOrder).set({ rate }).where(eq(workOrder.id, id));
    return { status: after };
  }
  await moveOrder(tx, id, after, { from: 'user' }, now);
  return { status: after };
});

export const commentOnOrder = implementOwn(
  commentWorkOrder,
  async (tx, { order_id: orderId, content, attachment_ids: attachmentIds = [] }, { actor, services }) => {
    const now = services.clock.now();
    await countReply(tx, actor, now);
    const row = await holdOrder(tx, actor, orderId);
    const write = row.rate === null ? reply : explainRating;
    const { id } = await write(tx, actor, row, { content, attachmentIds }, now);
    return { id, create_time: wireTime(now) };
  },
);
