import { useCallback, useSyncExternalStore, type RefObject } from 'react';

/** Calls back when a `fieldset` around `place` is disabled or enabled; answers what ends it. */
function watchFieldsets(place: RefObject<Element | null>, notify: () => void) {
  const observer = new MutationObserver(notify);
  let around = place.current?.closest('fieldset');
  while (around) {
    observer.observe(around, { attributeFilter: ['disabled'] });
    around = around.parentElement?.closest('fieldset');
  }
  return () => observer.disconnect();
}

/** Whether a `fieldset` around `place` is disabled. It shuts native controls alone: what takes a drop, a drag or writing by itself must ask. */
export function useFieldsetDisabled(place: RefObject<Element | null>): boolean {
  const subscribe = useCallback((notify: () => void) => watchFieldsets(place, notify), [place]);
  return useSyncExternalStore(
    subscribe,
    () => Boolean(place.current?.closest('fieldset:disabled')),
    () => false,
  );
}
