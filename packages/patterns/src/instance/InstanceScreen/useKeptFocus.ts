import { useCallback, useLayoutEffect, useRef, type FocusEvent } from 'react';

/**
 * Keeps the focus in a part whose rows come and go: when the element that had it is gone (a port that closes, a snapshot that is deleted), the
 * button of the part has it, and never the page. `onFocus` belongs to the part, `button` to its button. A dialog of the part is taken away once it
 * has closed, so that this sees it go.
 */
export function useKeptFocus() {
  const button = useRef<HTMLButtonElement>(null);
  const held = useRef<Element | null>(null);
  // After each drawing: what had the focus may be gone with it.
  useLayoutEffect(() => {
    if (held.current === null || held.current.isConnected) return;
    held.current = null;
    if (document.activeElement === document.body) button.current?.focus();
  });
  const onFocus = useCallback((event: FocusEvent) => {
    held.current = event.target;
  }, []);
  return { button, onFocus };
}
