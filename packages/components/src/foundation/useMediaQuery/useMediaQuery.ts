import { breakpoint } from '@compute-market/tokens';
import { createContext, use, useCallback, useSyncExternalStore } from 'react';

/** What media queries are answered by where a page is drawn without a window, on a server; nothing matches without it. */
export const MediaWithoutWindow = createContext<(query: string) => boolean>(() => false);

/** Whether a media query matches now. False where there is no window to ask. */
export function useMediaQuery(query: string): boolean {
  const withoutWindow = use(MediaWithoutWindow);
  const subscribe = useCallback(
    (notify: () => void) => {
      if (typeof window.matchMedia !== 'function') return () => undefined;
      const list = window.matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => typeof window.matchMedia === 'function' && window.matchMedia(query).matches,
    () => withoutWindow(query),
  );
}

/** Whether the window is narrower than a breakpoint token. For content that must not exist twice; mere looks belong in CSS. */
export const useBelow = (width: keyof typeof breakpoint) => useMediaQuery(`(max-width: ${breakpoint[width] - 0.02}px)`);
