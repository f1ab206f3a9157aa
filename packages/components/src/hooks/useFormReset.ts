import { useEffect, useRef, type RefObject } from 'react';

/** Calls back when the form of `place`, the one around it or the one that a control names, is reset, as a native control goes back to its first value; React does so after an action. A part that is hidden hears of it too. */
export function useFormReset(place: RefObject<Element | null>, reset: () => void) {
  // One object at each render, which a form takes once.
  const one = useRef({});
  useEffect(() => {
    const element: (Element & { form?: HTMLFormElement | null }) | null = place.current;
    const form = element?.form ?? element?.closest('form');
    const listener = Object.assign(one.current, {
      handleEvent(event: Event) {
        // It may yet be prevented.
        setTimeout(() => event.defaultPrevented || reset());
      },
    });
    form?.addEventListener('reset', listener);
    return () => {
      // What still stands in the page is drawn anew, or hidden.
      if (!element?.isConnected) form?.removeEventListener('reset', listener);
    };
  });
}
