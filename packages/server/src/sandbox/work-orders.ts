import { WORK_ORDER_STATUS } from '@compute-market/contract/enumerations';
import { asc, desc, eq, getTableColumns, inArray, or } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { users } from '../db/schema/account';
import { storedFile } from '../db/schema/file';
import { workOrder, workOrderAttachment, workOrderComment } from '../db/schema/work-order';
import { acceptOrder, answerOrder } from '../domain/work-order/staff';
import { picturesIn } from '../domain/work-order/text';
import type { Services } from '../http/handler';
import { fileLink, fileLinkKey } from '../storage/file-link';

const shownRows = 20;
const longestAnswer = 4000;
const engineer = '周工';
const { waiting, processing, needsReply } = WORK_ORDER_STATUS;

/** An open ticket as support sees it. */
export interface TicketRow {
  readonly order: typeof workOrder.$inferSelect;
  readonly userName: string;
  readonly comments: readonly (typeof workOrderComment.$inferSelect)[];
  readonly files: readonly { readonly name: string; readonly url: string }[];
}

/** What was sent with a ticket: the files beside its texts and the pictures in them. */
async function filesOf(tx: Tx, orderId: number, texts: readonly string[], now: Date): Promise<TicketRow['files']> {
  const key = await fileLinkKey(tx);
  const attached = tx
    .select({ name: workOrderAttachment.fileName })
    .from(workOrderAttachment)
    .where(eq(workOrderAttachment.orderId, orderId));
  const pictures = texts.flatMap(picturesIn);
  const found = await tx
    .select({ file: getTableColumns(storedFile) })
    .from(storedFile)
    .where(
      or(inArray(storedFile.name, attached), pictures.length === 0 ? undefined : inArray(storedFile.name, pictures)),
    )
    .orderBy(asc(storedFile.createdAt), asc(storedFile.name));
  return found.map(({ file }) => ({ name: file.originalName, url: fileLink(key, file, now) }));
}

/** Tickets that are not over, the one with the newest word first. */
export async function findOpenTickets(tx: Tx, now: Date): Promise<TicketRow[]> {
  const open = await tx
    .select({ order: getTableColumns(workOrder), userName: users.name })
    .from(workOrder)
    .innerJoin(users, eq(users.id, workOrder.userId))
    .where(inArray(workOrder.status, [waiting, processing, needsReply]))
    .orderBy(desc(workOrder.lastReplyAt))
    .limit(shownRows);
  const found: TicketRow[] = [];
  for (const row of open) {
    const comments = await tx
      .select()
      .from(workOrderComment)
      .where(eq(workOrderComment.orderId, row.order.id))
      .orderBy(asc(workOrderComment.id));
    const texts = [row.order.content, ...comments.map(({ content }) => content)];
    found.push({ ...row, comments, files: await filesOf(tx, row.order.id, texts, now) });
  }
  return found;
}

export const ticketActions = ['accept', 'ask', 'solve'] as const;
export type TicketAction = (typeof ticketActions)[number];

/** What support does. Answers whether the ticket was still open for it. */
export function decideTicket(
  { database, clock }: Services,
  id: number,
  action: TicketAction,
  text: string,
): Promise<boolean> {
  const content =
    text.trim().slice(0, longestAnswer) ||
    (action === 'solve' ? '您好，问题已处理，请确认是否恢复。' : '您好，已收到您的问题，请补充报错信息。');
  return database.transaction((tx) =>
    action === 'accept'
      ? acceptOrder(tx, id, engineer, clock.now())
      : answerOrder(tx, id, { engineer, content, solves: action === 'solve' }, clock.now()),
  );
}
