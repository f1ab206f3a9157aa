import { useCallback, type Ref } from 'react';

/** Hands an element to a ref; answers what takes it back. */
function hand<Element>(ref: Ref<Element> | undefined, element: Element | null) {
  if (typeof ref === 'function') {
    const release = ref(element);
    return typeof release === 'function' ? release : () => void ref(null);
  }
  if (ref) ref.current = element;
  return () => {
    if (ref) ref.current = null;
  };
}

/** One ref for an element that both the component and its user want to hold. */
export function useMergedRef<Element>(own: Ref<Element>, given: Ref<Element> | undefined) {
  return useCallback(
    (element: Element | null) => {
      const releases = [hand(own, element), hand(given, element)];
      return () => {
        for (const release of releases) release();
      };
    },
    [own, given],
  );
}
