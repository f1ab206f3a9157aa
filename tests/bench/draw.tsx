import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { markupOf, type Markup } from './bare';

/** Draws into the document, out of React's own rhythm, and hands back how long React took and how to take it away. */
export function draw(node: ReactNode) {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const started = performance.now();
  flushSync(() => root.render(node));
  return {
    host,
    took: performance.now() - started,
    remove: () => {
      root.unmount();
      host.remove();
    },
  };
}

/** The markup of one component. */
export function drawnOnce(node: ReactNode): Markup {
  const { host, remove } = draw(node);
  const first = host.firstElementChild;
  if (!first) throw new Error('nothing was drawn');
  const markup = markupOf(first);
  remove();
  return markup;
}
