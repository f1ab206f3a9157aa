import { useLayoutEffect } from 'react';
import { focusHeading } from './useArrival';

/**
 * Stands before what waits for a page, with a heading of its own. Whoever arrived at that heading (`useArrival`) is at the heading of the page
 * once that takes its place, and never at the document.
 */
export function KeepHeading() {
  useLayoutEffect(
    // It goes before the heading does, and the other one is there when this work is done.
    () => () => {
      if (document.activeElement?.matches('h1') !== true) return;
      queueMicrotask(() => {
        if (document.activeElement === document.body) focusHeading();
      });
    },
    [],
  );
  return null;
}
