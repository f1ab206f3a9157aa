import { useCallback, useRef, useSyncExternalStore, type RefObject } from 'react';
import { onWrite } from './onWrite';

const deaf = () => () => undefined;

/**
 * The value of a control: the given one, or what the control holds by itself, whoever writes it: a person, a script (form libraries
 * fire no event), or a form that is reset, which says so before it writes. A given value needs no listener, and must have none: a render
 * between the event and its handler would put the former text back.
 */
export function useHeldValue(
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  given: string | undefined,
  initial: string,
): string {
  const listen = useCallback(
    (notify: () => void) => {
      const element = control.current;
      const form = element?.form;
      const unwatch = element && onWrite(element, notify);
      const later = () => void setTimeout(notify);
      element?.addEventListener('input', notify);
      element?.addEventListener('change', notify);
      form?.addEventListener('reset', later);
      return () => {
        unwatch?.();
        element?.removeEventListener('input', notify);
        element?.removeEventListener('change', notify);
        form?.removeEventListener('reset', later);
      };
    },
    [control],
  );
  return useSyncExternalStore(
    given === undefined ? listen : deaf,
    () => given ?? control.current?.value ?? initial,
    () => given ?? initial,
  );
}

/** A ref for a control, and its value. */
export function useControlValue<Control extends HTMLInputElement | HTMLTextAreaElement>(
  given: string | undefined,
  initial: string,
): [RefObject<Control | null>, string] {
  const control = useRef<Control>(null);
  return [control, useHeldValue(control, given, initial)];
}
