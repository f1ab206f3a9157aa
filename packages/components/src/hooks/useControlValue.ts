import { useCallback, useRef, useSyncExternalStore, type RefObject } from 'react';

const deaf = () => () => undefined;

/**
 * A ref for a control, and its value: the given one, or what the control holds by itself. Form libraries write into a control without
 * an event, so what it holds is read at every render. A given value needs no listener, and must have none: a render between the event
 * and its handler would put the former text back.
 */
export function useControlValue<Control extends HTMLInputElement | HTMLTextAreaElement>(
  given: string | undefined,
  initial: string,
): [RefObject<Control | null>, string] {
  const control = useRef<Control>(null);
  const listen = useCallback((notify: () => void) => {
    const element = control.current;
    element?.addEventListener('input', notify);
    element?.addEventListener('change', notify);
    return () => {
      element?.removeEventListener('input', notify);
      element?.removeEventListener('change', notify);
    };
  }, []);
  const held = useSyncExternalStore(
    given === undefined ? listen : deaf,
    () => given ?? control.current?.value ?? initial,
    () => given ?? initial,
  );
  return [control, held];
}
