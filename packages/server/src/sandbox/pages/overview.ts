import { html } from '../../platform/html';
import type { Html } from '../../platform/html';
import { mailFileLink } from '../mails';
import type { Overview, PaymentRow } from '../overview-data';
import { clockSection } from './clock';
import { customersSection } from './customers';
import { button, deskForm, rowsOr, section } from './desk';
import { fleetSections } from './fleet';
import { invoicesSection } from './invoices';
import { badge, money, moment, page } from './layout';
import { noticesSection } from './notices';
import { opinionsSection } from '../opinions';
import { partnersSection } from './partners';
import { refundsSection } from './refunds';
import { reservationsSection } from './reservations';
import { scanForm } from './scan';
import { settlementsSection } from './settlements';
import { ticketSection } from './work-orders';
import { verificationSection } from './verifications';
import { channelWords, paymentState, stateWords } from './payment-state';

export interface OverviewPage {
  readonly overview: Overview;
  readonly now: Date;
  readonly nonce: string;
  readonly pageToken: string;
}

const sceneWords: Readonly<Record<string, string>> = {
  login: '登录',
  register: '注册',
  reset_passwd: '找回密码',
  notify_phone: '修改通知手机',
  current_phone: '修改登录手机：当前手机',
  new_phone: '修改登录手机：新手机',
  unregister: '注销账号',
  balance_refund: '余额退款',
  invitation: '接受邀请',
  verify_bank_card: '银行卡核验',
  verify_enterprise: '企业认证',
  second_factor_login: '登录二次验证',
  second_factor: '修改二次验证',
};

function paymentButtons(row: PaymentRow, now: Date): readonly Html[] {
  const state = paymentState(row, now);
  if (state === 'waiting')
    return [button('confirm', '确认到账', 'primary'), button('cancel', '支付失败'), button('late', '过期后到账')];
  if (state === 'expired') return [button('late', '迟到到账')];
  return state === 'cancelled' ? [] : [button('notify', '重复通知')];
}

function payments(view: OverviewPage): Html {
  const rows = view.overview.payments.map((row) => {
    const { tone, word } = stateWords[paymentState(row, view.now)];
    return html`<li class="row">
<div class="row-main"><strong>${money(row.payment.amountFen)}</strong>${badge(tone, word)}</div>
<div class="row-facts"><span>${row.userName}</span><span>${channelWords[row.payment.channel]}</span><span class="number">${row.payment.outTradeNo}</span><span class="number">${moment(row.payment.createdAt)}</span><span>已通知 ${row.payment.notified} 次</span><a href="/sandbox/pay/${row.payment.token}">付款页</a></div>
${deskForm('payments', view.pageToken, { out_trade_no: row.payment.outTradeNo }, paymentButtons(row, view.now))}
</li>`;
  });
  return rowsOr(rows, '还没有付款。在充值页面提交后，付款会出现在这里。');
}

function transfers(view: OverviewPage): Html {
  const rows = view.overview.transfers.map(
    ({ order, userName }) => html`<li class="row">
<div class="row-main"><strong>${money(order.amountFen)}</strong>${badge('warn', '待客服确认')}</div>
<div class="row-facts"><span>${userName}</span><span>对公转账</span><span class="number">${order.outTradeNo}</span></div>
${deskForm('transfers', view.pageToken, { out_trade_no: order.outTradeNo }, [button('confirm', '确认到账', 'primary')])}
</li>`,
  );
  const received = deskForm('transfers', view.pageToken, {}, [
    html`<label class="field">附言（如 SL-000001-8） <input class="input" name="postscript" maxlength="60" required></label>`,
    html`<label class="field">金额（元） <input class="input" name="amount" inputmode="decimal" maxlength="15" required></label>`,
    button('receive', '登记到账', 'primary'),
  ]);
  return section('transfers', '对公转账', [rowsOr(rows, '没有待确认的转账。'), received]);
}

function messages({ overview }: OverviewPage): Html {
  const rows = overview.messages.map(
    (message) =>
      html`<li class="row"><div class="row-main"><strong class="code">${message.code}</strong><span>${sceneWords[message.scene] ?? message.scene}</span></div><div class="row-facts"><span class="number">${message.phone}</span><span class="number">${moment(message.createdAt)}</span></div></li>`,
  );
  return rowsOr(rows, '还没有短信。点击「获取验证码」后，验证码会出现在这里。');
}

function scans(view: OverviewPage): Html {
  const rows = view.overview.scans.map(
    (
      row,
    ) => html`<li class="row"><div class="row-main"><strong>${row.scan.userId === null ? '微信登录' : `绑定到账号 ${row.userName ?? ''}`}</strong>${badge('info', row.scan.state === 'scanned' ? '已扫码' : '等待扫码')}</div>
<div class="row-facts"><span class="number">${moment(row.scan.createdAt)}</span><a href="/sandbox/wechat/${row.scan.ticket}">扫码页</a></div>
${scanForm(row, { pageToken: view.pageToken, action: '/sandbox/scans' })}</li>`,
  );
  return rowsOr(rows, '没有等待扫码的二维码。打开微信登录或绑定微信后，二维码会出现在这里。');
}

const reminderWords = { sms: '短信', wechat: '微信', email: '邮件' } as const;

function reminders({ overview }: OverviewPage): Html {
  const rows = overview.reminders.map(
    (one) =>
      html`<li class="row"><div class="row-main"><span>${one.text}</span></div><div class="row-facts"><span>${reminderWords[one.channel]}</span><span class="number">${one.recipient}</span><span class="number">${moment(one.createdAt)}</span>${mailFileLink(one)}</div></li>`,
  );
  return rowsOr(rows, '还没有通知。余额不足等提醒会出现在这里。');
}

/** Everything the outside world would do: pay, send text messages, boot machines. */
export function overviewPage(view: OverviewPage): string {
  const content = html`<header class="top"><div class="top-inner"><h1>演示沙盒</h1><p data-live="clock">服务器时间 <span class="number">${moment(view.now)}</span></p></div></header>
<main class="grid">
<p class="lead">支付网关、短信、微信、身份核验、客服与机房在演示环境中由这里代替。不会真实扣款，也不会发送真实短信。</p>
<div class="column">
${section('payments', '付款', payments(view))}
${transfers(view)}
${refundsSection(view.overview.refunds, view.pageToken)}
${invoicesSection(view.overview.invoices, view.pageToken)}
${reservationsSection(view.overview.reservations, view.pageToken)}
${settlementsSection(view.overview.settlements, view.pageToken)}
${partnersSection(view.overview.partners, view.pageToken)}
${customersSection(view.pageToken)}
${noticesSection(view.pageToken)}
${section('scans', '微信扫码', scans(view))}
${verificationSection(view.overview.faces, view.overview.reviews, view)}
${ticketSection(view.overview.tickets, view)}
</div>
<div class="column">
${clockSection(view.now, view.pageToken)}
${section('messages', '短信验证码', messages(view))}
${section('reminders', '通知', reminders(view))}
${opinionsSection(view.overview.opinions)}
${fleetSections(view, view.overview.fleet)}
</div>
</main>`;
  return page({ title: '演示沙盒 - 算力市场', nonce: view.nonce, content });
}
