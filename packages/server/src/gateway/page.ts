import { createHash } from 'node:crypto';
import { html, Html } from '../platform/html';
import { gatewayLabels, gatewayWords, type GatewayRefusal } from './words';

const style = `body{margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.6 system-ui,"PingFang SC","Microsoft YaHei",sans-serif;color:#1d2129;background:#f7f8fa}
main{max-width:28rem;padding:2rem;text-align:center}h1{font-size:1.5rem;margin:0 0 .5rem}p{margin:0 0 1.5rem;color:#4e5969}
a{display:inline-block;padding:.5rem 1.25rem;border-radius:.375rem;color:#fff;background:#1556d6;text-decoration:none}a:focus-visible{outline:2px solid #1d2129;outline-offset:2px}
@media (prefers-color-scheme:dark){body{color:#f2f3f5;background:#17171a}p{color:#c9cdd4}a:focus-visible{outline-color:#fff}}`;
const styleHash = createHash('sha256').update(style).digest('base64');

/** What every page of the gateway's own carries. */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
} as const;

/** Where a page leads back to. */
export interface WayBack {
  readonly address: string;
  /** Whether it opens the same port anew. */
  readonly reopens: boolean;
}

/** Why the gateway does not show what was asked for, and what to do. */
export function refusalPage(refusal: GatewayRefusal, { address, reopens }: WayBack): string {
  const { title, help, next } = gatewayWords[refusal];
  const way =
    next === 'retry'
      ? html`<a href="">${gatewayLabels.retry}</a>`
      : html`<a href="${address}">${reopens ? gatewayLabels.reopen : gatewayLabels.console}</a>`;
  return html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>${new Html(style)}</style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${help}</p>
          ${way}
        </main>
      </body>
    </html>`.text;
}
