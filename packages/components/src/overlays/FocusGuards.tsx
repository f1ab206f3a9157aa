import { useEffect } from 'react';

const hidden = '[data-base-ui-focus-guard][aria-hidden]';

const unhide = () => {
  for (const guard of document.querySelectorAll(hidden)) guard.removeAttribute('aria-hidden');
};

/**
 * Stands in an open popup. The guards around it take the keyboard's focus to hand it on, and what takes the focus must not be
 * hidden from those who only listen. Some of them come after the popup.
 */
export function FocusGuards() {
  useEffect(() => {
    unhide();
    const observer = new MutationObserver(unhide);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return null;
}
