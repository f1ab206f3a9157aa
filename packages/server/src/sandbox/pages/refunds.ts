import {
  BALANCE_REFUND_STATUS,
  BALANCE_REFUND_STATUS_LABELS,
  BALANCE_REFUND_WAY,
  BALANCE_REFUND_WAY_LABELS,
  PAY_TYPE_LABELS,
} from '@compute-market/contract/enumerations';
import { payTypeOf } from '../../domain/balance-refund/way';
import { html, type Html } from '../../platform/html';
import type { RefundAction, RefundDeskRow } from '../refunds';
import { button, deskForm, rowsOr, section } from './desk';
import { badge, money, moment, type Tone } from './layout';

const { processing } = BALANCE_REFUND_STATUS;
const tones: Readonly<Record<number, Tone>> = { 0: 'warn', 1: 'ok', 2: 'err' };
const words: Readonly<Record<RefundAction, string>> = { return: '确认退回', refuse: '拒绝', notify: '重复通知' };

const actionsOf = ({ refund }: RefundDeskRow): readonly RefundAction[] => {
  if (refund.status === processing) return ['return', 'refuse'];
  return refund.way === BALANCE_REFUND_WAY.channel ? ['notify'] : [];
};

function decideForm(row: RefundDeskRow, pageToken: string): Html | null {
  const actions = actionsOf(row);
  if (actions.length === 0) return null;
  const reason = html`<label class="field">原因 <input class="input" name="reason" maxlength="100" placeholder="拒绝时填写"></label>`;
  const buttons = actions.map((action) => button(action, words[action], action === 'return' ? 'primary' : 'default'));
  return deskForm('refunds', pageToken, { refund_no: row.refund.refundNo }, [
    actions.includes('refuse') && reason,
    buttons,
  ]);
}

const targetOf = ({ refund, payType }: RefundDeskRow): string =>
  refund.way === BALANCE_REFUND_WAY.transfer
    ? `${BALANCE_REFUND_WAY_LABELS[refund.way]} ${refund.holder} ${refund.bankName} ${refund.bankAccount}`
    : `${BALANCE_REFUND_WAY_LABELS[BALANCE_REFUND_WAY.channel]} ${PAY_TYPE_LABELS[payTypeOf({ payType })]}`;

/** The desk where balances go back: the channel's answer, and the transfers of the host's staff. */
export function refundsSection(rows: readonly RefundDeskRow[], pageToken: string): Html {
  const items = rows.map((row) => {
    const { refund, userName } = row;
    const status = Object.values(BALANCE_REFUND_STATUS).find((known) => known === refund.status) ?? processing;
    return html`<li class="row">
<div class="row-main"><strong>${money(refund.amountFen)}</strong>${badge(tones[status] ?? 'mute', BALANCE_REFUND_STATUS_LABELS[status])}</div>
<div class="row-facts"><span>${userName}</span><span>${targetOf(row)}</span><span class="number">${refund.refundNo}</span><span class="number">${moment(refund.createdAt)}</span></div>
${decideForm(row, pageToken)}
</li>`;
  });
  return section('refunds', '余额退款', rowsOr(items, '还没有余额退款。客户申请后，退款会出现在这里。'));
}
