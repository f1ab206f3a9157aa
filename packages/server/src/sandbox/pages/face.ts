import { html } from '../../platform/html';
import type { FaceRow } from '../verifications';
import { page } from './layout';

export interface FacePage {
  readonly row: FaceRow | undefined;
  readonly now: Date;
  readonly nonce: string;
  readonly pageToken: string;
}

function outcome({ row, now }: FacePage): { title: string; text: string } | null {
  if (row === undefined) return { title: '链接无效', text: '请回到网页重新发起人脸核验。' };
  if (row.check.state === 'passed') return { title: '核验通过', text: '可以关闭此页面，回到网页继续。' };
  if (row.check.state === 'failed') return { title: '核验未通过', text: row.check.reason };
  return row.check.expiresAt <= now ? { title: '二维码已过期', text: '请回到网页刷新二维码后重新扫码。' } : null;
}

/** What the code of a face check opens, made for a phone: the outcome is chosen in place of a camera. */
export function facePage(view: FacePage): string {
  const { row, nonce, pageToken } = view;
  const told = outcome(view);
  const body =
    row === undefined || told !== null
      ? html`<div class="pay-result" role="status"><strong>${told?.title ?? ''}</strong><p>${told?.text ?? ''}</p></div>`
      : html`<p class="pay-merchant">${row.check.name} ${row.check.idNumber}</p>
<form class="pay-actions" method="post" action="/sandbox/face/${row.check.ticket}"><input type="hidden" name="page_token" value="${pageToken}">
<button class="button" data-variant="primary" data-size="large" name="action" value="pass">核验通过</button>
<button class="button" data-variant="text" data-size="large" name="action" value="fail">核验不通过</button></form>`;
  const content = html`<main class="pay" data-channel="face">
<p class="sandbox-mark">演示环境，以按钮代替真实的人脸采集</p>
<section class="card pay-card"><header class="pay-head"><span class="pay-channel">人脸核验</span></header>${body}</section>
</main>`;
  return page({ title: '人脸核验 - 算力市场', nonce, content });
}
