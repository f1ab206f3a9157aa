import { numbers } from '@compute-market/tokens';
import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches now. False where there is no window to ask. */
export function useMediaQuery(query: string): boolean {
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
    () => false,
  );
}

/** Whether the window is narrower than a breakpoint token. For content that must not exist twice; mere looks belong in CSS. */
export const useBelow = (breakpoint: keyof typeof numbers.breakpoint) =>
  useMediaQuery(`(max-width: ${numbers.breakpoint[breakpoint] - 0.02}px)`);
