import { TAKE_OVER_EVENT } from '@compute-market/contract/drawn-page';
import { useLayoutEffect, useReducer, type ReactNode } from 'react';

/**
 * The app in place of what was drawn. It is drawn twice before anything is painted: after the first time its effects have run, so that its forms listen to
 * what they are given; with the second the drawn part leaves.
 */
export function TakeOver({ children }: { children: ReactNode }) {
  const [stands, stand] = useReducer(() => true, false);
  useLayoutEffect(() => stand(), []);
  useLayoutEffect(() => {
    if (stands) document.dispatchEvent(new Event(TAKE_OVER_EVENT));
  }, [stands]);
  return children;
}
