import {
  WORK_ORDER_STATUS,
  WORK_ORDER_STATUS_LABELS,
  type WorkOrderStatus,
} from '@compute-market/contract/enumerations';
import { html, type Html } from '../../platform/html';
import type { TicketRow } from '../../staff/tickets';
import { button, deskForm, rowsOr, section as deskSection } from './desk';
import { badge, moment, type Tone } from './layout';

interface Section {
  readonly pageToken: string;
}

const tones: Partial<Record<number, Tone>> = {
  [WORK_ORDER_STATUS.waiting]: 'warn',
  [WORK_ORDER_STATUS.processing]: 'info',
  [WORK_ORDER_STATUS.needsReply]: 'mute',
};

function ticketLine({ order, userName, comments, files }: TicketRow, { pageToken }: Section): Html {
  const last = comments.at(-1);
  const isNew = order.status === WORK_ORDER_STATUS.waiting;
  return html`<li class="row"><div class="row-main"><strong>${order.title}</strong>${badge(tones[order.status] ?? 'info', WORK_ORDER_STATUS_LABELS[order.status as WorkOrderStatus])}</div>
<div class="row-facts"><span>${userName}</span><span class="number">${order.no}</span>${order.urgency === 1 && html`<span>紧急</span>`}<span class="number">${moment(order.createdAt)}</span>${files.map(({ name, url }) => html`<a href="${url}">${name}</a>`)}</div>
<p class="row-text">${last === undefined ? order.content : `${last.name}：${last.content}`}</p>
${deskForm('tickets', pageToken, { id: order.id }, [
  html`<label class="field">回复 <textarea class="input" name="content" rows="2" maxlength="4000"></textarea></label>`,
  isNew && button('accept', '受理', 'primary'),
  button('ask', '回复，等待反馈', isNew ? 'default' : 'primary'),
  button('solve', '回复并解决'),
])}</li>`;
}

/** What support would do with the tickets that are not over. */
export function ticketSection(tickets: readonly TicketRow[], section: Section): Html {
  const rows = tickets.map((row) => ticketLine(row, section));
  return deskSection('tickets', '工单', rowsOr(rows, '没有待处理的工单。提交工单后会出现在这里。'));
}
