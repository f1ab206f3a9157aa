import { html } from '../../platform/html';
import type { Html } from '../../platform/html';
import type { PaymentRow } from '../overview-data';
import { money, moment, page } from './layout';
import { channelWords, paymentState } from './payment-state';
import type { PaymentState } from './payment-state';

export interface PaymentPage {
  readonly row: PaymentRow;
  readonly now: Date;
  readonly nonce: string;
  readonly pageToken: string;
}

const results: Readonly<Record<Exclude<PaymentState, 'waiting'>, { readonly title: string; readonly text: string }>> = {
  paid: { title: '支付成功', text: '款项已到账，可以关闭此页面，回到充值页面继续。' },
  paidLate: { title: '支付成功', text: '订单已过有效期，款项仍已计入余额。' },
  cancelled: { title: '已取消支付', text: '没有扣款。需要充值时，请回到充值页面重新获取二维码。' },
  expired: { title: '二维码已过期', text: '没有扣款。请回到充值页面重新获取二维码。' },
};

function actions({ row, pageToken }: PaymentPage): Html {
  return html`<form class="pay-actions" method="post" action="/sandbox/pay/${row.payment.token}">
<input type="hidden" name="page_token" value="${pageToken}">
<button class="button" data-variant="primary" data-size="large" name="decision" value="paid">确认支付</button>
<button class="button" data-variant="text" data-size="large" name="decision" value="cancelled">取消</button>
</form>`;
}

function result(state: Exclude<PaymentState, 'waiting'>): Html {
  return html`<div class="pay-result" data-state="${state}" role="status"><strong>${results[state].title}</strong><p>${results[state].text}</p></div>`;
}

/** What the QR code opens: one payment, made for a phone. */
export function paymentPage(view: PaymentPage): string {
  const { row, now, nonce } = view;
  const state = paymentState(row, now);
  const content = html`<main class="pay" data-channel="${row.payment.channel}">
<p class="sandbox-mark">演示环境，不会真实扣款</p>
<section class="card pay-card" data-live="payment">
<header class="pay-head"><span class="pay-channel">${channelWords[row.payment.channel]}</span></header>
<p class="pay-merchant">付款给 算力市场</p>
<h1 class="pay-amount">${money(row.payment.amountFen)}</h1>
<dl class="facts">
<div><dt>充值账号</dt><dd>${row.userName}</dd></div>
<div><dt>订单号</dt><dd class="number">${row.payment.outTradeNo}</dd></div>
<div><dt>${state === 'waiting' ? '有效期至' : '下单时间'}</dt><dd class="number">${moment(state === 'waiting' ? row.payment.expiresAt : row.payment.createdAt)}</dd></div>
</dl>
${state === 'waiting' ? actions(view) : result(state)}
</section>
</main>`;
  return page({ title: '付款 - 算力市场', nonce, content });
}

/** An address that leads to no payment. */
export function missingPaymentPage(nonce: string): string {
  const content = html`<main class="pay"><section class="card pay-card"><div class="pay-result" role="status"><strong>付款链接无效</strong><p>请回到充值页面重新扫码。</p></div></section></main>`;
  return page({ title: '付款链接无效 - 算力市场', nonce, content });
}
