import { breakpoint } from '@compute-market/tokens';
import { createContext, use, useCallback, useMemo, useSyncExternalStore } from 'react';

/** What media queries are answered by where a page is drawn without a window, on a server; nothing matches without it. */
export const MediaWithoutWindow = createContext<(query: string) => boolean>(() => false);

const listOf = (query: string) =>
  typeof window === 'undefined' || typeof window.matchMedia !== 'function' ? undefined : window.matchMedia(query);

/** Whether a media query matches now. False where there is no window to ask. */
export function useMediaQuery(query: string): boolean {
  const withoutWindow = use(MediaWithoutWindow);
  const list = useMemo(() => listOf(query), [query]);
  const subscribe = useCallback(
    (notify: () => void) => {
      list?.addEventListener('change', notify);
      return () => list?.removeEventListener('change', notify);
    },
    [list],
  );
  return useSyncExternalStore(
    subscribe,
    () => list?.matches ?? false,
    () => withoutWindow(query),
  );
}

/** Whether the window is narrower than a breakpoint token. For content that must not exist twice; mere looks belong in CSS. */
export const useBelow = (width: keyof typeof breakpoint) => useMediaQuery(`(max-width: ${breakpoint[width] - 0.02}px)`);
