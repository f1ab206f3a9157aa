import type { MouseEvent } from 'react';

/** For the `onClick` of what lies over the page: a link leads away, so what lay over the page goes. */
export const closeAfterLink = (close: () => void) => (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('a[href]')) close();
};
