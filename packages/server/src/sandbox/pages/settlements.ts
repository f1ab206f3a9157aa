import { SETTLEMENT_STATUS_LABELS, SETTLEMENT_STATUS } from '@compute-market/contract/enumerations';
import { netOfSheet, openSettlementAction } from '../../domain/partner/settle';
import { shownAccount, tailOf } from '../../domain/partner/payout-account';
import { html, type Html } from '../../platform/html';
import type { SettlementRow } from '../../staff/settlements';
import { button, deskForm, rowsOr, section } from './desk';
import { badge, money } from './layout';

const words = { return: '退回待确认', confirm: '确认', pay: '付款' } as const;
const noAccount = '合作伙伴还没有填写收款账户，填写后才能付款';

/** The desk where partners are paid. */
export function settlementsSection(rows: readonly SettlementRow[], pageToken: string): Html {
  const items = rows.map(({ sheet, userName, account }) => {
    const action = openSettlementAction(sheet.status);
    const status = Object.values(SETTLEMENT_STATUS).find((known) => known === sheet.status) ?? SETTLEMENT_STATUS.open;
    const facts = [sheet.dispute, account && `${account.holder} ${shownAccount(account)}`].filter(Boolean);
    const fields = { settlement_id: sheet.id, ...(account && { account_tail: tailOf(account) }) };
    const form =
      action === 'pay' && account === null
        ? html`<p>${noAccount}</p>`
        : action === null
          ? null
          : deskForm('settlements', pageToken, fields, button(action, words[action], 'primary'));
    return html`<li class="row">
<div class="row-main"><strong>${money(netOfSheet(sheet))}</strong>${badge('warn', SETTLEMENT_STATUS_LABELS[status])}</div>
<div class="row-facts"><span>${userName}</span><span class="number">${sheet.month}</span><span class="number">${sheet.settlementNo}</span>${facts.map((fact) => html`<span>${fact}</span>`)}</div>
${form}
</li>`;
  });
  return section(
    'settlements',
    '合作结算',
    rowsOr(items, '没有待处理的结算单。每月结束后，合作伙伴的结算单会出现在这里。'),
  );
}
