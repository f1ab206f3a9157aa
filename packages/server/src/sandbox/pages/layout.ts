import { html } from '../../platform/html';
import type { Html } from '../../platform/html';

export interface PageFrame {
  readonly title: string;
  /** For the style sheets and the script: nothing else may run. */
  readonly nonce: string;
  readonly content: Html;
}

/** The frame of a sandbox page. `data-live` parts are replaced by the script while the page is open; without script the page works too. */
export function page({ title, nonce, content }: PageFrame): string {
  const document = html`<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox/assets/tokens.css" nonce="${nonce}">
<link rel="stylesheet" href="/sandbox/assets/sandbox.css" nonce="${nonce}">
<script src="/sandbox/assets/sandbox.js" nonce="${nonce}" defer></script>
</head>
<body>
${content}
</body>
</html>`;
  return document.text;
}

/** 1234.5 yuan as ¥1,234.50 with the sign a step smaller. */
export function money(fen: bigint): Html {
  const yuan = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2 }).format(Number(fen) / 100);
  return html`<span class="money"><small>¥</small>${yuan}</span>`;
}

/** A moment in Beijing time. */
export function moment(date: Date): Html {
  const text = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Shanghai',
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(date);
  return html`<time datetime="${date.toISOString()}">${text}</time>`;
}

export type Tone = 'info' | 'ok' | 'warn' | 'err' | 'mute';

/** A status: dot and word, never colour alone. */
export function badge(tone: Tone, word: string): Html {
  return html`<span class="badge" data-tone="${tone}">${word}</span>`;
}
