import { useCallback, useSyncExternalStore, type RefObject } from 'react';

/** Whether a `fieldset` around `place` is disabled. It shuts native controls alone: what takes a drop, a drag or writing by itself must ask. */
export function useFieldsetDisabled(place: RefObject<Element | null>): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const observer = new MutationObserver(notify);
      const element = place.current;
      let around = element?.closest('fieldset');
      while (around) {
        observer.observe(around, { attributeFilter: ['disabled'] });
        around = around.parentElement?.closest('fieldset');
      }
      return () => observer.disconnect();
    },
    [place],
  );
  return useSyncExternalStore(
    subscribe,
    () => Boolean(place.current?.closest('fieldset:disabled')),
    () => false,
  );
}
