import { INVOICE_STATUS, INVOICE_STATUS_LABELS } from '@compute-market/contract/enumerations';
import { openReviewActions, type ReviewAction } from '../../domain/invoice/review';
import { html, type Html } from '../../platform/html';
import { invoiceTypeWord, type InvoiceRow } from '../../staff/invoices';
import { button, deskForm, rowsOr, section } from './desk';
import { badge, money, moment, type Tone } from './layout';

const tones: Readonly<Record<number, Tone>> = { 0: 'warn', 1: 'info', 2: 'ok', 3: 'err', 4: 'mute' };
const words: Readonly<Record<ReviewAction, string>> = {
  approve: '通过审核',
  issue: '开具',
  reject: '驳回',
  void: '作废',
};
const needsReason = (actions: readonly ReviewAction[]): boolean =>
  actions.some((action) => action === 'reject' || action === 'void');
const statusWord = (status: number): string =>
  INVOICE_STATUS_LABELS[Object.values(INVOICE_STATUS).find((known) => known === status) ?? INVOICE_STATUS.reviewing];

function reviewForm({ invoice }: Pick<InvoiceRow, 'invoice'>, pageToken: string): Html | null {
  const actions = openReviewActions(invoice.status);
  if (actions.length === 0) return null;
  const reason = html`<label class="field">原因 <input class="input" name="reason" maxlength="100" placeholder="驳回或作废时填写"></label>`;
  const buttons = actions.map((action) => button(action, words[action], action === 'issue' ? 'primary' : 'default'));
  return deskForm('invoices', pageToken, { record_id: invoice.id }, [needsReason(actions) && reason, buttons]);
}

/** The desk of the host's accountants. */
export function invoicesSection(rows: readonly InvoiceRow[], pageToken: string): Html {
  const items = rows.map(({ invoice, userName, fileUrl }) => {
    const { status } = invoice;
    const file = fileUrl === null ? null : html`<a href="${fileUrl}">PDF</a>`;
    return html`<li class="row">
<div class="row-main"><strong>${money(invoice.amountFen)}</strong>${badge(tones[status] ?? 'mute', statusWord(status))}</div>
<div class="row-facts"><span>${userName}</span><span>${invoice.title}</span><span>${invoiceTypeWord(invoice)}</span><span class="number">${invoice.recordNo}</span><span class="number">${moment(invoice.appliedAt)}</span>${file}</div>
${reviewForm({ invoice }, pageToken)}
</li>`;
  });
  return section('invoices', '发票', rowsOr(items, '还没有开票申请。在发票管理提交后，申请会出现在这里。'));
}
