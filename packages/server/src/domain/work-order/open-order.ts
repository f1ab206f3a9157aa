import type { createWorkOrder } from '@compute-market/contract/calls/work-order';
import type { ParsedRequestOf } from '@compute-market/contract/define-call';
import { WORK_ORDER_STATUS } from '@compute-market/contract/enumerations';
import { formatDay } from '@compute-market/contract/rules/time';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { instance } from '../../db/schema/instance';
import { paymentOrder } from '../../db/schema/payment';
import { workOrder, workOrderLog } from '../../db/schema/work-order';
import type { Actor } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { wireTime } from '../../platform/wire';
import { sendAttachments } from './attachments';
import { requireQuestion } from './categories';
import { sendNotifications } from './notifications';
import { keepText } from './text';

type Request = ParsedRequestOf<typeof createWorkOrder>;
type Owner = Pick<Actor, 'userId' | 'subAccountId'>;

/** A ticket may point only at what its writer can see. */
async function requireResource(
  tx: Tx,
  { userId, subAccountId }: Owner,
  { resource_type: type, resource_id: id }: Request,
): Promise<void> {
  if (id === undefined || id === '') return;
  const missing = () => new Refusal('NOT_FOUND', { reason: '关联的资源不存在，请重新选择' });
  if (type === 'kvm' || type === 'docker') {
    const [found] = await tx
      .select({ subAccountId: instance.subAccountId })
      .from(instance)
      .where(and(eq(instance.name, id), eq(instance.userId, userId), eq(instance.containerType, type)));
    if (found === undefined || (subAccountId !== null && found.subAccountId !== subAccountId)) throw missing();
  }
  if (type === 'order') {
    if (!/^\d{1,15}$/.test(id) || subAccountId !== null) throw missing();
    if (
      (await tx.$count(paymentOrder, and(eq(paymentOrder.outTradeNo, Number(id)), eq(paymentOrder.userId, userId)))) ===
      0
    )
      throw missing();
  }
}

/** GD20261120-0317: the day in Beijing and the ticket's own number. */
function numberOf(id: number, now: Date): string {
  const day = formatDay(wireTime(now)).replaceAll('-', '');
  return `GD${day}-${String(id).padStart(4, '0')}`;
}

/** Opens a ticket with its files and the people who hear of it. `temporaryNo` stands in for the number until the row has one. */
export async function openOrder(
  tx: Tx,
  owner: Owner,
  request: Request,
  temporaryNo: string,
  now: Date,
): Promise<{ id: number; no: string }> {
  requireQuestion(request.category_id, request.sub_category_id);
  await requireResource(tx, owner, request);
  const [row] = await tx
    .insert(workOrder)
    .values({
      no: temporaryNo,
      userId: owner.userId,
      subAccountId: owner.subAccountId,
      title: request.title,
      content: await keepText(tx, owner, request.content, now),
      categoryId: request.category_id,
      subCategoryId: request.sub_category_id,
      question: request.question ?? '',
      resourceType: request.resource_type,
      resourceId: request.resource_id ?? '',
      urgency: request.urgency ?? 0,
      phone: request.phone,
      contactTime: request.contact_time ?? '',
      context: request.context ?? {},
      createdAt: now,
      lastReplyAt: now,
      statusAt: now,
    })
    .returning({ id: workOrder.id });
  if (row === undefined) throw new Error('work order was not written');
  const no = numberOf(row.id, now);
  await tx.update(workOrder).set({ no }).where(eq(workOrder.id, row.id));
  await tx
    .insert(workOrderLog)
    .values({ orderId: row.id, status: WORK_ORDER_STATUS.waiting, author: 'user', createdAt: now });
  await sendAttachments(tx, owner, request.attachment_ids ?? [], { orderId: row.id, commentId: null }, now);
  await sendNotifications(tx, owner, request.notification_ids ?? [], row.id);
  return { id: row.id, no };
}
