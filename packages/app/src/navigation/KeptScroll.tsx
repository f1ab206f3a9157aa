import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** By these somebody takes the scroll into their own hands. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls to `top`, px, as soon as the page is high enough, unless somebody moves first; then `onEnd`. Returns what gives up without it. */
function scrollOnceHighEnough(top: number, onEnd: () => void): () => void {
  const waiting = new AbortController();
  const growth = new ResizeObserver(attempt);
  function giveUp() {
    growth.disconnect();
    waiting.abort();
  }
  function end() {
    giveUp();
    onEnd();
  }
  function attempt() {
    window.scrollTo(0, top);
    if (Math.ceil(window.scrollY) >= top) end();
  }
  for (const name of ownMoves) window.addEventListener(name, end, { passive: true, signal: waiting.signal });
  growth.observe(document.body);
  attempt();
  return giveUp;
}

const nameOf = (entry: string) => `scroll:${entry}`;
const kept = (entry: string) => Number(sessionStorage.getItem(nameOf(entry)) ?? 0);
const keep = (entry: string, top: number) => sessionStorage.setItem(nameOf(entry), String(top));

/** While it stands, the browser gives no scroll back: it would scroll the page that is being left, before the other is there. */
function useOwnScroll() {
  useEffect(() => {
    const gone = new AbortController();
    const set = (whose: ScrollRestoration) => () => {
      window.history.scrollRestoration = whose;
    };
    const takeOver = set('manual');
    // A page that is loaded again, or come back to from another site, is the browser's.
    const handBack = set('auto');
    if (document.readyState === 'complete') takeOver();
    window.addEventListener('pageshow', takeOver, { signal: gone.signal });
    window.addEventListener('pagehide', handBack, { signal: gone.signal });
    return () => {
      gone.abort();
      handBack();
    };
  }, []);
}

/**
 * Back and forward give each entry of the history its scroll back, also where its page grows late (screens A2, decisions 207). Draws
 * nothing.
 */
export function KeptScroll() {
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  // The first entry of a visit has no key of its own.
  const entry = key === 'default' ? pathname : key;
  const last = useRef(entry);
  useOwnScroll();
  useLayoutEffect(() => {
    const gone = new AbortController();
    const isOther = last.current !== entry;
    last.current = entry;
    let top = isOther && isReturn ? kept(entry) : window.scrollY;
    const read = () => {
      top = window.scrollY;
    };
    // Not before the scroll is given back: who leaves earlier finds it again.
    const follow = () => window.addEventListener('scroll', read, { passive: true, signal: gone.signal });
    const leave = () => keep(entry, top);
    window.addEventListener('pagehide', leave, { signal: gone.signal });
    const giveUp = isOther && isReturn ? scrollOnceHighEnough(top, follow) : follow();
    return () => {
      giveUp?.();
      gone.abort();
      leave();
    };
  }, [entry, isReturn]);
  return null;
}
