import { NOTICE_TYPE } from '@compute-market/contract/enumerations';
import { html, type Html } from '../../platform/html';

/** The desk where notices are written. */
export function noticesSection(pageToken: string): Html {
  return html`<section class="card"><h2>发布公告</h2>
<p class="row-facts">活动公告会按每位客户勾选的渠道发出通知。</p>
<form class="actions" method="post" action="/sandbox/notices"><input type="hidden" name="page_token" value="${pageToken}"><label class="field">标题 <input class="input" name="title" maxlength="80" required></label><label class="field">摘要 <input class="input" name="original" maxlength="200" required></label><label class="field">正文 <textarea class="input" name="content" rows="3" maxlength="5000" required></textarea></label><button class="button" data-variant="primary" name="type" value="${NOTICE_TYPE.activity}">发布活动</button><button class="button" data-variant="default" name="type" value="${NOTICE_TYPE.system}">发布系统公告</button><button class="button" data-variant="default" name="type" value="${NOTICE_TYPE.maintenance}">发布维护公告</button></form></section>`;
}
