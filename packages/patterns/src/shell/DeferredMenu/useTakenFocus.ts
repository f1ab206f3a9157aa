import { useLayoutEffect, useRef } from 'react';

/** The ref of a trigger that replaced another one: it goes on with that one's focus. */
export function useTakenFocus<Element extends HTMLElement>(takesFocus: boolean) {
  const trigger = useRef<Element>(null);
  useLayoutEffect(() => {
    if (takesFocus) trigger.current?.focus();
  }, [takesFocus]);
  return trigger;
}
