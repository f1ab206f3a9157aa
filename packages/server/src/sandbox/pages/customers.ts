import { html, type Html } from '../../platform/html';

/** The desk where a customer is given credit, where files come onto a cloud disk, and where who lost the phone is let in by the password alone. */
export function customersSection(pageToken: string): Html {
  const begin = html`<input type="hidden" name="page_token" value="${pageToken}"><label class="field">手机号 <input class="input" name="phone" inputmode="numeric" maxlength="11" required></label>`;
  return html`<section class="card"><h2>客户账户</h2>
<p class="row-facts">授信额度是余额可低于零的数额；云盘已用容量由存储上报；手机或身份验证器遗失的客户核对身份后可关闭二次验证。</p>
<form class="actions" method="post" action="/sandbox/customers">${begin}<label class="field">授信额度（元） <input class="input" name="quota" inputmode="decimal" maxlength="15" required></label><button class="button" data-variant="default" name="action" value="credit">设置授信</button></form>
<form class="actions" method="post" action="/sandbox/customers">${begin}<label class="field">云盘已用（GB） <input class="input" name="used" inputmode="decimal" maxlength="6" required></label><button class="button" data-variant="default" name="action" value="disk">上报用量</button></form>
<form class="actions" method="post" action="/sandbox/customers">${begin}<button class="button" data-variant="default" name="action" value="second-factor-off">关闭二次验证</button></form></section>`;
}
