import { useEffect, type RefObject } from 'react';

/** Calls back when the form of `place`, the one around it or the one that a control names, is reset, as a native control goes back to its first value; React does so after an action. */
export function useFormReset(place: RefObject<Element | null>, reset: () => void) {
  useEffect(() => {
    const element: (Element & { form?: HTMLFormElement | null }) | null = place.current;
    const form = element?.form ?? element?.closest('form');
    // It may yet be prevented.
    const later = (event: Event) =>
      void setTimeout(() => {
        if (!event.defaultPrevented) reset();
      });
    form?.addEventListener('reset', later);
    return () => form?.removeEventListener('reset', later);
  });
}
