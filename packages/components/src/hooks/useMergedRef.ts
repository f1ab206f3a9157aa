import { useCallback, type Ref } from 'react';

const assign = <Element>(ref: Ref<Element> | undefined, element: Element | null) => {
  if (typeof ref === 'function') return ref(element);
  if (ref) ref.current = element;
  return undefined;
};

/** One ref for an element that both the component and its user want to hold. */
export function useMergedRef<Element>(own: Ref<Element>, given: Ref<Element> | undefined) {
  return useCallback(
    (element: Element | null) => {
      const releases = [assign(own, element), assign(given, element)];
      return () => {
        for (const [index, ref] of [own, given].entries()) {
          const release = releases[index];
          if (typeof release === 'function') release();
          else assign(ref, null);
        }
      };
    },
    [own, given],
  );
}
