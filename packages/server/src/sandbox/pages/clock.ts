import { clockSteps } from '../clock';
import { html, type Html } from '../../platform/html';
import { moment } from './layout';

const stepWord = (hours: number): string => (hours % 24 === 0 ? `快进 ${hours / 24} 天` : `快进 ${hours} 小时`);

/** The hands of the clock: what happens by time need not be waited for. */
export function clockSection(now: Date, pageToken: string): Html {
  const buttons = clockSteps.map(
    (hours) => html`<button class="button" name="hours" value="${hours}">${stepWord(hours)}</button>`,
  );
  return html`<section class="card" data-live="hands"><h2>时间</h2>
<p class="empty">现在是 <span class="number">${moment(now)}</span>。快进后，到期、续费、磁盘保留费与提醒按新时间发生，不能往回拨。</p>
<form class="actions" method="post" action="/sandbox/clock"><input type="hidden" name="page_token" value="${pageToken}">${buttons}</form></section>`;
}
