import { WORK_ORDER_STATUS, WORK_ORDER_STATUS_LABELS } from '@compute-market/contract/enumerations';
import { formatTime } from '@compute-market/contract/rules/time';
import { asc, desc, eq, getTableColumns, inArray, or } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { users } from '../db/schema/account';
import { storedFile } from '../db/schema/file';
import { workOrder, workOrderAttachment, workOrderComment } from '../db/schema/work-order';
import { acceptOrder, answerOrder } from '../domain/work-order/staff';
import { picturesIn } from '../domain/work-order/text';
import { wireTime } from '../platform/wire';
import { fileLink, fileLinkKey } from '../storage/file-link';
import {
  deskItem,
  deskLine,
  deskNumber,
  deskRows,
  deskText,
  fileLine,
  labelOf,
  requireDone,
  type DeskAction,
  type DeskArea,
} from './desk-area';

const shownRows = 20;
const longestAnswer = 4000;
const longestName = 20;
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
export async function findOpenTickets(tx: Tx, now: Date, most = shownRows): Promise<TicketRow[]> {
  const open = await tx
    .select({ order: getTableColumns(workOrder), userName: users.name })
    .from(workOrder)
    .innerJoin(users, eq(users.id, workOrder.userId))
    .where(inArray(workOrder.status, [waiting, processing, needsReply]))
    .orderBy(desc(workOrder.lastReplyAt))
    .limit(most);
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

/** A letter of a ticket as plain text: a command line shows no HTML. */
const plain = (content: string): string =>
  content
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const answer = (solves: boolean): DeskAction => ({
  takes: ['编号', '工程师', '回复'],
  run: async ({ database, clock }, [typed, name, text]) => {
    const id = deskNumber('编号', typed);
    const said = {
      engineer: deskText('工程师', name, longestName),
      content: deskText('回复', text, longestAnswer),
      solves,
    };
    requireDone(await database.transaction((tx) => answerOrder(tx, id, said, clock.now())), `工单 ${id} `);
    return solves ? `工单 ${id} 已回复并标记为已解决。` : `工单 ${id} 已回复，等待客户反馈。`;
  },
});

/** Tickets that are not over (screens B26, decisions 136). */
export const ticketDesk: DeskArea = {
  title: '待处理的工单',
  waiting: async (tx, { clock, config }) =>
    (await findOpenTickets(tx, clock.now(), deskRows)).map(({ order, userName, comments, files }) => {
      const last = comments.at(-1);
      return deskItem(
        deskLine(
          String(order.id),
          order.no,
          labelOf(WORK_ORDER_STATUS_LABELS, order.status),
          userName,
          order.title,
          formatTime(wireTime(order.lastReplyAt)),
          last === undefined ? plain(order.content) : `${last.name}：${plain(last.content)}`,
        ),
        files.map(fileLine(config)),
      );
    }),
  actions: {
    accept: {
      takes: ['编号', '工程师'],
      run: async ({ database, clock }, [typed, name]) => {
        const id = deskNumber('编号', typed);
        const engineer = deskText('工程师', name, longestName);
        requireDone(await database.transaction((tx) => acceptOrder(tx, id, engineer, clock.now())), `工单 ${id} `);
        return `工单 ${id} 已由${engineer}受理。`;
      },
    },
    ask: answer(false),
    solve: answer(true),
  },
};
