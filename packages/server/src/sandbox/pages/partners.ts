import { html, type Html } from '../../platform/html';
import { button, deskForm, rowsOr } from './desk';
import { machineFieldOf, type PartnerDesk } from '../partners';

const phone = html`<label class="field">手机号 <input class="input" name="phone" inputmode="numeric" maxlength="11" required></label>`;

/** The desk where accounts become partners. */
export function partnersSection({ partners, unused }: PartnerDesk, pageToken: string): Html {
  const rows = partners.map(
    ({
      userId,
      userName,
      machines,
    }) => html`<li class="row"><div class="row-main"><strong>${userName}</strong><span>${machines} 台机器</span></div>
${deskForm('partners', pageToken, { user_id: userId }, button('dismiss', '撤销'))}</li>`,
  );
  const machines = unused.map(
    ({ id, name, gpuType, totalGpus }) =>
      html`<label class="field"><input type="checkbox" name="${machineFieldOf(id)}" value="1"> ${name}（${gpuType} × ${totalGpus}）</label>`,
  );
  return html`<section class="card" data-live="partners"><h2>合作伙伴</h2>
<p class="row-facts">只能交付从未出租过的机器；机器今日仍有租用时不能撤销。</p>
${rowsOr(rows, '还没有合作伙伴。')}
${deskForm('partners', pageToken, {}, [phone, machines, button('appoint', '设为合作伙伴', 'primary')])}</section>`;
}
