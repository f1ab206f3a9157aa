import { RESERVATION_STATUS, RESERVATION_STATUS_LABELS } from '@compute-market/contract/enumerations';
import { html, type Html } from '../../platform/html';
import type { ReservationRow } from '../../staff/reservations';
import { openReservationActions, type ReservationAction } from '../reservations';
import { button, deskForm, rowsOr, section } from './desk';
import { badge, money, moment, type Tone } from './layout';

const tones: Readonly<Record<number, Tone>> = { 0: 'warn', 1: 'info', 2: 'info', 3: 'ok', 4: 'mute' };
const words: Readonly<Record<ReservationAction, string>> = {
  quote: '报价',
  sign: '签约',
  deliver: '交付',
  cancel: '取消',
};
const statusWord = (status: number): string =>
  RESERVATION_STATUS_LABELS[
    Object.values(RESERVATION_STATUS).find((known) => known === status) ?? RESERVATION_STATUS.waiting
  ];

function answerForm({ row, model }: ReservationRow, pageToken: string): Html | null {
  const actions = openReservationActions[row.status] ?? [];
  if (actions.length === 0) return null;
  const price = html`<label class="field">每台每月（元） <input class="input" name="price" inputmode="numeric" maxlength="7" placeholder="${Number(model.monthPriceFen) / 100}"></label>`;
  const reply = html`<label class="field">回复 <input class="input" name="reply" maxlength="200"></label>`;
  const buttons = actions.map((action) => button(action, words[action], action === 'cancel' ? 'default' : 'primary'));
  return deskForm('reservations', pageToken, { reservation_id: row.id }, [
    actions.includes('quote') && [price, reply],
    buttons,
  ]);
}

/** The desk of the host's sales staff. */
export function reservationsSection(rows: readonly ReservationRow[], pageToken: string): Html {
  const items = rows.map((found) => {
    const { row, model, userName } = found;
    return html`<li class="row">
<div class="row-main"><strong>${model.name} × ${row.num}</strong>${badge(tones[row.status] ?? 'mute', statusWord(row.status))}</div>
<div class="row-facts"><span>${userName}</span><span>${row.contactName} ${row.phone}</span><span>${row.rentMonths} 个月</span><span>${row.beginDate} 起</span><span>库存 ${model.freeNum} 台</span>${row.quoteFen === null ? null : html`<span>${money(row.quoteFen)}/月</span>`}<span class="number">${row.no}</span><span class="number">${moment(row.createdAt)}</span></div>
${answerForm(found, pageToken)}
</li>`;
  });
  return section(
    'reservations',
    '裸金属预约',
    rowsOr(items, '还没有裸金属预约。在市场或预约页面提交后，预约会出现在这里。'),
  );
}
