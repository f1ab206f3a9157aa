import { NOTICE_EVENT, WORK_ORDER_STATUS } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { workOrder, workOrderComment } from '../../db/schema/work-order';
import { remind } from '../reminder/remind';
import type { OrderRow } from './find-order';
import { moveOrder } from './move';
import { tellOthers } from './notifications';
import { makeSafe } from './text';

const { waiting, processing, needsReply, solved } = WORK_ORDER_STATUS;
const open: readonly number[] = [waiting, processing, needsReply];

async function holdOpen(tx: Tx, id: number): Promise<OrderRow | null> {
  const [row] = await tx.select().from(workOrder).where(eq(workOrder.id, id)).for('update');
  return row !== undefined && open.includes(row.status) ? row : null;
}

async function tellCustomer(tx: Tx, row: OrderRow, key: string, what: string, now: Date): Promise<void> {
  const text = `您的工单 ${row.no}「${row.title}」${what}`;
  const textOutside = `${text}，请登录控制台查看。`;
  await remind(tx, {
    key,
    userId: row.userId,
    subAccountId: row.subAccountId,
    event: NOTICE_EVENT.workOrder,
    title: '工单有新进展',
    text: `${text}。`,
    textOutside,
    link: routes.workOrderDetail.to({ id: row.id }),
    at: now,
  });
  await tellOthers(tx, row.id, key, textOutside, now);
}

/** An engineer takes a waiting ticket. Answers whether there was one. */
export async function acceptOrder(tx: Tx, id: number, engineer: string, now: Date): Promise<boolean> {
  const row = await holdOpen(tx, id);
  if (row?.status !== waiting) return false;
  await moveOrder(tx, id, processing, { from: 'staff', name: engineer }, now);
  return true;
}

/** An engineer answers an open ticket: with a question for the customer, or with the solution. The customer hears of it. */
export async function answerOrder(
  tx: Tx,
  id: number,
  answer: { readonly engineer: string; readonly content: string; readonly solves: boolean },
  now: Date,
): Promise<boolean> {
  const row = await holdOpen(tx, id);
  if (row === null) return false;
  const { engineer, solves } = answer;
  const content = makeSafe(answer.content);
  if (row.status === waiting) await moveOrder(tx, id, processing, { from: 'staff', name: engineer }, now);
  const [written] = await tx
    .insert(workOrderComment)
    .values({ orderId: id, author: 'staff', name: engineer, content, createdAt: now })
    .returning({ id: workOrderComment.id });
  if (written === undefined) throw new Error('answer was not written');
  const after = solves ? solved : needsReply;
  if (after !== row.status) await moveOrder(tx, id, after, { from: 'staff', name: engineer }, now);
  // A further question has its own 72 hours, so the wait begins anew.
  await tx.update(workOrder).set({ unread: true, lastReplyAt: now, statusAt: now }).where(eq(workOrder.id, id));
  await tellCustomer(
    tx,
    row,
    `work-order:${id}:comment:${written.id}`,
    solves ? '已解决' : '有新回复，等待您反馈',
    now,
  );
  return true;
}
