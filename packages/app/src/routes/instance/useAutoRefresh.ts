import { useEffect, useRef } from 'react';

/** ms between two reads: often while something is on its way to another state. Screens A2. */
const often = 15_000;
const seldom = 60_000;

/** Reads again by itself, never while nobody looks; coming back reads at once. `every` is another pace, ms, for what is moving. */
export function useAutoRefresh(moving: boolean, refresh: () => void, every = often) {
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const start = () => (timer = setInterval(() => latest.current(), moving ? every : seldom));
    const onVisibility = () => {
      clearInterval(timer);
      if (document.hidden) return;
      latest.current();
      start();
    };
    if (!document.hidden) start();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [moving, every]);
}
