import { workOrderAfter } from '@compute-market/contract/rules/work-order';
import { and, eq, gt } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { subAccounts, users } from '../../db/schema/account';
import { workOrder, workOrderComment } from '../../db/schema/work-order';
import type { Actor } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { sendAttachments } from './attachments';
import type { OrderRow } from './find-order';
import { moveOrder, requireAllowed, statusOf } from './move';
import { keepText } from './text';

type Owner = Pick<Actor, 'userId' | 'subAccountId'>;

async function nameOf(tx: Tx, { userId, subAccountId }: Owner): Promise<string> {
  if (subAccountId === null)
    return (await tx.select({ name: users.name }).from(users).where(eq(users.id, userId)))[0]?.name ?? '';
  return (
    (await tx.select({ name: subAccounts.name }).from(subAccounts).where(eq(subAccounts.id, subAccountId)))[0]?.name ??
    ''
  );
}

interface Text {
  readonly content: string;
  readonly attachmentIds: readonly number[];
}

async function writeDown(tx: Tx, owner: Owner, row: OrderRow, text: Text, now: Date): Promise<{ id: number }> {
  const content = await keepText(tx, owner, text.content, now);
  const [written] = await tx
    .insert(workOrderComment)
    .values({ orderId: row.id, author: 'user', name: await nameOf(tx, owner), content, createdAt: now })
    .returning({ id: workOrderComment.id });
  if (written === undefined) throw new Error('comment was not written');
  await sendAttachments(tx, owner, text.attachmentIds, { orderId: row.id, commentId: written.id }, now);
  return written;
}

/** What the customer says to a rating: once, after the ticket was over. It changes nothing else. */
export async function explainRating(
  tx: Tx,
  owner: Owner,
  row: OrderRow,
  text: Text,
  now: Date,
): Promise<{ id: number }> {
  const mine = and(eq(workOrderComment.orderId, row.id), eq(workOrderComment.author, 'user'));
  const said = await tx.$count(workOrderComment, and(mine, gt(workOrderComment.createdAt, row.statusAt)));
  if (said > 0) throw new Refusal('CONFLICT', { reason: '评价已提交，请勿重复提交' });
  return writeDown(tx, owner, row, text, now);
}

/** The customer's reply. An answer to a question of support sends the ticket back to work. */
export async function reply(tx: Tx, owner: Owner, row: OrderRow, text: Text, now: Date): Promise<{ id: number }> {
  requireAllowed(row, 'comment', now);
  const written = await writeDown(tx, owner, row, text, now);
  await tx.update(workOrder).set({ lastReplyAt: now }).where(eq(workOrder.id, row.id));
  const after = workOrderAfter(statusOf(row), 'comment');
  if (after !== row.status) await moveOrder(tx, row.id, after, { from: 'user' }, now);
  return written;
}
