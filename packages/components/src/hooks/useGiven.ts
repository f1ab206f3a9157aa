import { useLayoutEffect, type RefObject } from 'react';

/** Keeps the boxes of a set as the host holds them when their form is reset, which React does after an action. React keeps text fields by itself, but no boxes. */
export function useGiven(set: RefObject<Element | null>, given: readonly string[] | undefined) {
  useLayoutEffect(() => {
    if (given)
      for (const box of set.current?.querySelectorAll('input') ?? []) box.defaultChecked = given.includes(box.value);
  });
}
