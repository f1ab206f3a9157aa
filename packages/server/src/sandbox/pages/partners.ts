import { html, type Html } from '../../platform/html';
import { machineFieldOf, type PartnerDesk } from '../partners';

/** The desk where accounts become partners. */
export function partnersSection({ partners, unused }: PartnerDesk, pageToken: string): Html {
  const hidden = html`<input type="hidden" name="page_token" value="${pageToken}">`;
  const rows = partners.map(
    ({
      userId,
      userName,
      machines,
    }) => html`<li class="row"><div class="row-main"><strong>${userName}</strong><span>${machines} 台机器</span></div>
<form class="actions" method="post" action="/sandbox/partners">${hidden}<input type="hidden" name="user_id" value="${userId}"><button class="button" data-variant="default" name="action" value="dismiss">撤销</button></form></li>`,
  );
  const machines = unused.map(
    ({ id, name, gpuType, totalGpus }) =>
      html`<label class="field"><input type="checkbox" name="${machineFieldOf(id)}" value="1"> ${name}（${gpuType} × ${totalGpus}）</label>`,
  );
  return html`<section class="card" data-live="partners"><h2>合作伙伴</h2>
<p class="row-facts">只能交付从未出租过的机器；机器今日仍有租用时不能撤销。</p>
${rows.length === 0 ? html`<p class="empty">还没有合作伙伴。</p>` : html`<ul class="rows">${rows}</ul>`}
<form class="actions" method="post" action="/sandbox/partners">${hidden}<label class="field">手机号 <input class="input" name="phone" inputmode="numeric" maxlength="11" required></label>${machines}<button class="button" data-variant="primary" name="action" value="appoint">设为合作伙伴</button></form></section>`;
}
