import { useEffect, useRef } from 'react';

/** ms between two reads: often while something is on its way to another state. Screens A2. */
const often = 15_000;
const seldom = 60_000;

/** Reads again by itself, never while nobody looks; coming back reads at once. */
export function useAutoRefresh(moving: boolean, refresh: () => void) {
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const start = () => (timer = setInterval(() => latest.current(), moving ? often : seldom));
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
  }, [moving]);
}
