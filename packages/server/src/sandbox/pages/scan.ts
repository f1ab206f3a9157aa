import { html, type Html } from '../../platform/html';
import type { ScanRow } from '../scans';
import { page } from './layout';

export interface ScanPage {
  readonly row: ScanRow | undefined;
  readonly now: Date;
  readonly nonce: string;
  readonly pageToken: string;
}

const purpose = (row: ScanRow): string => (row.scan.userId === null ? '微信登录' : `绑定到账号 ${row.userName ?? ''}`);

function outcome({ row, now }: ScanPage): { title: string; text: string } {
  if (row === undefined) return { title: '二维码无效', text: '请回到网页刷新二维码后重新扫码。' };
  if (row.scan.state === 'confirmed') return { title: '已确认', text: '可以关闭此页面，回到网页继续。' };
  if (row.scan.state === 'refused') return { title: '已拒绝', text: '没有登录，也没有绑定。' };
  return row.scan.expiresAt <= now
    ? { title: '二维码已过期', text: '请回到网页刷新二维码后重新扫码。' }
    : { title: '', text: '' };
}

/** The nickname stands for the chat account: the same name is the same person. */
export function scanForm(
  row: ScanRow,
  {
    pageToken,
    action,
    size = 'default',
  }: { readonly pageToken: string; readonly action: string; readonly size?: 'default' | 'large' },
): Html {
  return html`<form class="${size === 'large' ? 'pay-actions' : 'actions'}" method="post" action="${action}">
<input type="hidden" name="page_token" value="${pageToken}"><input type="hidden" name="ticket" value="${row.scan.ticket}">
<label class="field">微信昵称 <input class="input" data-size="${size}" name="nickname" maxlength="20" required value="微信用户"></label>
<button class="button" data-variant="primary" data-size="${size}" name="action" value="confirm">确认</button>
<button class="button" data-variant="${size === 'large' ? 'text' : 'default'}" data-size="${size}" name="action" value="refuse" formnovalidate>拒绝</button>
</form>`;
}

/** What the code of a sign-in or a binding opens, made for a phone. */
export function scanPage(view: ScanPage): string {
  const { row, nonce, pageToken } = view;
  const { title, text } = outcome(view);
  const body =
    row === undefined || title !== ''
      ? html`<div class="pay-result" role="status"><strong>${title}</strong><p>${text}</p></div>`
      : html`<p class="pay-merchant">${purpose(row)}</p>${scanForm(row, { pageToken, action: `/sandbox/wechat/${row.scan.ticket}`, size: 'large' })}`;
  const content = html`<main class="pay" data-channel="wechat">
<p class="sandbox-mark">演示环境，以昵称代替真实微信账号</p>
<section class="card pay-card"><header class="pay-head"><span class="pay-channel">微信</span></header>${body}</section>
</main>`;
  return page({ title: '微信 - 算力市场', nonce, content });
}
