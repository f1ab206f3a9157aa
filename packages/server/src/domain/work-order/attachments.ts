import { WORK_ORDER_MAX_ATTACHMENTS } from '@compute-market/contract/constants';
import { deleteWorkOrderAttachment, uploadWorkOrderAttachment } from '@compute-market/contract/calls/work-order';
import { WORK_ORDER_STATUS } from '@compute-market/contract/enumerations';
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { workOrder, workOrderAttachment } from '../../db/schema/work-order';
import { implement, requireActor, type Actor } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { fileLink, fileLinkKey } from '../../storage/file-link';
import { giveUpFiles, keepFile, useFiles } from '../../storage/stored-file';
import { holdOrder } from './find-order';
import { requireAllowed } from './move';

type Owner = Pick<Actor, 'userId' | 'subAccountId'>;

const ownedBy = ({ userId, subAccountId }: Owner): SQL | undefined =>
  and(
    eq(workOrderAttachment.userId, userId),
    subAccountId === null
      ? isNull(workOrderAttachment.subAccountId)
      : eq(workOrderAttachment.subAccountId, subAccountId),
  );
const tooMany = () =>
  new Refusal('INVALID_REQUEST', { reason: `附件最多 ${WORK_ORDER_MAX_ATTACHMENTS} 个，请先移除不用的附件` });

/** Files sent with a ticket or a reply: uploaded by the writer, not sent before. They belong to it from now on. */
export async function sendAttachments(
  tx: Tx,
  owner: Owner,
  ids: readonly number[],
  place: { readonly orderId: number; readonly commentId: number | null },
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const sent = await tx
    .update(workOrderAttachment)
    .set(place)
    .where(and(inArray(workOrderAttachment.id, [...ids]), ownedBy(owner), isNull(workOrderAttachment.orderId)))
    .returning({ fileName: workOrderAttachment.fileName });
  if (sent.length !== new Set(ids).size) throw new Refusal('NOT_FOUND', { reason: '附件已失效，请重新上传' });
  await useFiles(
    tx,
    owner,
    sent.map(({ fileName }) => fileName),
    'work-order-attachment',
    now,
  );
}

/** Keeps a file for the ticket or reply about to be sent; with `order_id` it is put beside the text of that ticket at once. */
export const uploadAttachment = implement(uploadWorkOrderAttachment, async ({ file, order_id: orderId }, context) => {
  const actor = requireActor(context);
  const now = context.services.clock.now();
  const mayJoin = async (tx: Tx) => {
    if (orderId === undefined) return;
    requireAllowed(await holdOrder(tx, actor, orderId), 'comment', now);
    const beside = await tx.$count(
      workOrderAttachment,
      and(eq(workOrderAttachment.orderId, orderId), isNull(workOrderAttachment.commentId)),
    );
    if (beside >= WORK_ORDER_MAX_ATTACHMENTS) throw tooMany();
  };
  await context.transaction(mayJoin);
  const kept = await keepFile(context, file, 'work-order-attachment');
  return context.transaction(async (tx) => {
    await mayJoin(tx);
    const { userId, subAccountId } = actor;
    const [row] = await tx
      .insert(workOrderAttachment)
      .values({ userId, subAccountId, fileName: kept.name, createdAt: now })
      .returning({ id: workOrderAttachment.id });
    if (row === undefined) throw new Error('attachment was not written');
    if (orderId !== undefined) await sendAttachments(tx, actor, [row.id], { orderId, commentId: null }, now);
    return { id: row.id, name: kept.originalName, url: fileLink(await fileLinkKey(tx), kept, now), size: kept.size };
  });
});

/** Takes a file back before it is sent, or from beside a ticket that nobody has looked at yet. */
export const deleteAttachment = implement(deleteWorkOrderAttachment, async ({ id }, context) => {
  const actor = requireActor(context);
  await context.transaction(async (tx) => {
    const [found] = await tx
      .select({
        fileName: workOrderAttachment.fileName,
        orderId: workOrderAttachment.orderId,
        commentId: workOrderAttachment.commentId,
        status: workOrder.status,
      })
      .from(workOrderAttachment)
      .leftJoin(workOrder, eq(workOrder.id, workOrderAttachment.orderId))
      .where(and(eq(workOrderAttachment.id, id), ownedBy(actor)))
      // A ticket that is being sent with it waits, or is waited for.
      .for('update', { of: workOrderAttachment });
    if (found === undefined) throw new Refusal('NOT_FOUND', { reason: '附件不存在或已删除，请刷新后查看' });
    const isOpen = found.orderId === null || (found.commentId === null && found.status === WORK_ORDER_STATUS.waiting);
    if (!isOpen) throw new Refusal('CONFLICT', { reason: '附件已随工单提交，不能删除，如有疑问请在工单中回复' });
    await tx.delete(workOrderAttachment).where(eq(workOrderAttachment.id, id));
    await giveUpFiles(tx, [found.fileName], context.services.clock.now());
  });
  return null;
});
