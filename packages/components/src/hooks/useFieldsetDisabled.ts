import { useSyncExternalStore, type RefObject } from 'react';

function watch(notify: () => void) {
  const observer = new MutationObserver(notify);
  // Rarely does anything change there, and the part may be moved into another fieldset.
  observer.observe(document, { subtree: true, attributeFilter: ['disabled'] });
  return () => observer.disconnect();
}

/** Whether a `fieldset` around `place` is disabled and shuts it, as it does all but its first legend. It shuts native controls alone: what takes a drop, a drag or writing by itself must ask. */
export const useFieldsetDisabled = (place: RefObject<Element | null>): boolean =>
  useSyncExternalStore(
    watch,
    () => Boolean(place.current?.closest('fieldset:disabled > :not(legend:first-of-type)')),
    () => false,
  );
