// The parts that every section of the desk is made of.
import { html, type Html } from '../../platform/html';

/** A button of a form; its value says what the form asks for. */
export const button = (value: string, label: string, variant: 'default' | 'primary' = 'default'): Html =>
  html`<button class="button" data-variant="${variant}" name="action" value="${value}">${label}</button>`;

/** A form that goes to `/sandbox/<to>` with the page's token and with `fields`, which nobody sees. */
export function deskForm(
  to: string,
  pageToken: string,
  fields: Readonly<Record<string, string | number>>,
  inner: Html | readonly (Html | readonly Html[] | null | false)[],
): Html {
  const hidden = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return html`<form class="actions" method="post" action="/sandbox/${to}"><input type="hidden" name="page_token" value="${pageToken}">${hidden}${inner}</form>`;
}

/** The rows, or when there are none the words that say what would stand there. */
export const rowsOr = (rows: readonly Html[], empty: string): Html =>
  rows.length === 0 ? html`<p class="empty">${empty}</p>` : html`<ul class="rows">${rows}</ul>`;

/** A section that is drawn anew under the name `live` while the page is open. */
export const section = (live: string, title: string, content: Html | readonly Html[]): Html =>
  html`<section class="card" data-live="${live}"><h2>${title}</h2>${content}</section>`;
