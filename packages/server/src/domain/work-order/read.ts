import { getUnreadFlag, getWorkOrder, getWorkOrders } from '@compute-market/contract/calls/work-order';
import type { WorkOrder, WorkOrderAttachment, WorkOrderDetail } from '@compute-market/contract/entities/work-order';
import { and, asc, desc, eq, gte, ilike, lt, or } from 'drizzle-orm';
import { likeText } from '../../db/like-text';
import type { Tx } from '../../db/database';
import { subAccounts, users } from '../../db/schema/account';
import { storedFile } from '../../db/schema/file';
import {
  workOrder,
  workOrderAttachment,
  workOrderComment,
  workOrderLog,
  workOrderNotification,
} from '../../db/schema/work-order';
import { implement, implementOwn, requireActor, type Actor } from '../../http/handler';
import { dateFromWire, spanEndFromWire, wireTime } from '../../platform/wire';
import { fileLink, fileLinkKey } from '../../storage/file-link';
import { questionOf } from './categories';
import { holdOrder, ordersOf, type OrderRow } from './find-order';
import { reopenUntilOf, statusOf } from './move';
import { resourceNames } from './resource-names';
import { showText } from './text';

const inList = (row: OrderRow, names: ReadonlyMap<string, string>): WorkOrder => ({
  id: row.id,
  no: row.no,
  title: row.title,
  ...questionOf(row.categoryId, row.subCategoryId),
  resource_type: row.resourceType,
  resource_id: row.resourceId,
  resource_name: names.get(row.resourceId),
  status: statusOf(row),
  unread: row.unread,
  last_reply_time: wireTime(row.lastReplyAt),
  create_time: wireTime(row.createdAt),
});

/** Whether support has answered a ticket of the caller since it was last looked at. */
export const unreadFlag = implement(getUnreadFlag, async (_input, context) => {
  const own = ordersOf(requireActor(context));
  const count = await context.transaction((tx) => tx.$count(workOrder, and(own, eq(workOrder.unread, true))));
  return { unread: count > 0, count };
});

/** The caller's tickets, the one with the newest word first. */
export const listOrders = implementOwn(getWorkOrders, async (tx, input, { actor }) => {
  const keyword = input.keyword?.trim() ?? '';
  const found = and(
    ordersOf(actor),
    input.status === undefined ? undefined : eq(workOrder.status, input.status),
    input.category_id === undefined ? undefined : eq(workOrder.categoryId, input.category_id),
    keyword === '' ? undefined : or(ilike(workOrder.title, likeText(keyword)), ilike(workOrder.no, likeText(keyword))),
    input.begin_time === undefined ? undefined : gte(workOrder.createdAt, dateFromWire(input.begin_time)),
    input.end_time === undefined ? undefined : lt(workOrder.createdAt, spanEndFromWire(input.end_time)),
  );
  const rows = await tx
    .select()
    .from(workOrder)
    .where(found)
    .orderBy(desc(workOrder.lastReplyAt), desc(workOrder.id))
    .limit(input.page_size)
    .offset((input.page - 1) * input.page_size);
  const names = await resourceNames(tx, actor, rows);
  return { orders: rows.map((row) => inList(row, names)), total: await tx.$count(workOrder, found) };
});

type FoundAttachment = { readonly commentId: number | null; readonly wire: WorkOrderAttachment };

async function attachmentsOf(tx: Tx, orderId: number, now: Date): Promise<FoundAttachment[]> {
  const key = await fileLinkKey(tx);
  const found = await tx
    .select({ id: workOrderAttachment.id, commentId: workOrderAttachment.commentId, file: storedFile })
    .from(workOrderAttachment)
    .innerJoin(storedFile, eq(storedFile.name, workOrderAttachment.fileName))
    .where(eq(workOrderAttachment.orderId, orderId))
    .orderBy(asc(workOrderAttachment.id));
  return found.map(({ id, commentId, file }) => ({
    commentId,
    wire: { id, name: file.originalName, url: fileLink(key, file, now), size: file.size },
  }));
}

async function authorOf(tx: Tx, row: OrderRow): Promise<string> {
  if (row.subAccountId === null)
    return (await tx.select({ name: users.name }).from(users).where(eq(users.id, row.userId)))[0]?.name ?? '';
  return (
    (await tx.select({ name: subAccounts.name }).from(subAccounts).where(eq(subAccounts.id, row.subAccountId)))[0]
      ?.name ?? ''
  );
}

async function inFull(tx: Tx, actor: Actor, row: OrderRow, now: Date): Promise<WorkOrderDetail> {
  const key = await fileLinkKey(tx);
  const attachments = await attachmentsOf(tx, row.id, now);
  const sentWith = (commentId: number | null) =>
    attachments.filter((one) => one.commentId === commentId).map(({ wire }) => wire);
  const comments = await tx
    .select()
    .from(workOrderComment)
    .where(eq(workOrderComment.orderId, row.id))
    .orderBy(asc(workOrderComment.id));
  const logs = await tx
    .select()
    .from(workOrderLog)
    .where(eq(workOrderLog.orderId, row.id))
    .orderBy(asc(workOrderLog.id));
  const notifications = await tx
    .select()
    .from(workOrderNotification)
    .where(eq(workOrderNotification.orderId, row.id))
    .orderBy(asc(workOrderNotification.id));
  return {
    ...inList(row, await resourceNames(tx, actor, [row])),
    unread: false,
    author: await authorOf(tx, row),
    content: showText(key, row.content, now),
    urgency: row.urgency === 1 ? 1 : 0,
    phone: row.phone,
    contact_time: row.contactTime,
    context: row.context,
    attachments: sentWith(null),
    notifications: notifications.map(({ id, type, target }) => ({ id, type, target })),
    comments: comments.map((comment) => ({
      id: comment.id,
      from: comment.author,
      name: comment.name,
      content: showText(key, comment.content, now),
      attachments: sentWith(comment.id),
      create_time: wireTime(comment.createdAt),
    })),
    logs: logs.map((log) => ({
      status: statusOf({ ...row, status: log.status }),
      time: wireTime(log.createdAt),
      from: log.author,
      name: log.name,
    })),
    rate: row.rate,
    reopen_until: reopenUntilOf(row),
  };
}

/** One ticket with everything said. Looking at it marks it read, so it has a transaction, which calls that may be sent again have not by themselves. */
export const readOrder = implement(getWorkOrder, ({ id }, context) =>
  context.services.database.transaction(async (tx) => {
    const actor = requireActor(context);
    const row = await holdOrder(tx, actor, id);
    if (row.unread) await tx.update(workOrder).set({ unread: false }).where(eq(workOrder.id, id));
    return { order: await inFull(tx, actor, row, context.services.clock.now()) };
  }),
);
