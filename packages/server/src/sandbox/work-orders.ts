import { acceptOrder, answerOrder } from '../domain/work-order/staff';
import type { Services } from '../http/handler';

const longestAnswer = 4000;
const engineer = '周工';

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
