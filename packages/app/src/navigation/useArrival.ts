import { matchRoute } from '@compute-market/contract/routes';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { brand } from '../brand';

/** Gives the focus to the heading of the page. */
export function focusHeading() {
  const heading = document.querySelector<HTMLElement>('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * After a navigation: the title, the focus on the page's heading, and the top of the page (product §2, decisions 207). Back and forward keep
 * their scroll (`KeptScroll`).
 */
export function useArrival() {
  const { pathname } = useLocation();
  const isNew = useNavigationType() !== NavigationType.Pop;
  const previous = useRef<string | null>(null);

  // Before any effect of the page itself, which may go on to one of its parts.
  useLayoutEffect(() => {
    const left = previous.current;
    if (left !== null && left !== pathname && isNew) window.scrollTo(0, 0);
  }, [pathname, isNew]);

  useEffect(() => {
    const left = previous.current;
    previous.current = pathname;
    const title = matchRoute(pathname)?.title ?? brand.name;
    document.title = title === brand.name ? title : `${title} - ${brand.name}`;
    // The first page of a visit keeps the browser's own focus and scroll.
    if (left === null || left === pathname) return;
    focusHeading();
  }, [pathname]);
}
