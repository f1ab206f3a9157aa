import { useLayoutEffect, type Ref, type RefObject } from 'react';
import { hand } from '../../hooks/useMergedRef';

/**
 * Hands a ref that every control of a set was given the one that takes the focus, last of all: the chosen one, else the first that can be
 * chosen. `register` of a form library gathers them all; who keeps one element alone, `Controller` or a ref object, focuses that one.
 */
export function useEntrance(ref: Ref<HTMLInputElement> | undefined, set: RefObject<Element | null>) {
  useLayoutEffect(() => {
    const find = (which: string) => set.current?.querySelector<HTMLInputElement>(`input:enabled${which}`);
    const entrance = ref && (find(':checked') ?? find(''));
    return entrance ? hand(ref, entrance) : undefined;
  });
}
