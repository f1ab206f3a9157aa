import { useEffect, useRef } from 'react';
import { readByItself } from '../navigation/reading';

/** ms between two reads: often while something is on its way to another state (screens A2). */
const often = 15_000;
const seldom = 60_000;

const rests = () => document.hidden || !navigator.onLine;

/** Reads again by itself, never while nobody looks and never without a network, where the old data stays (screens A3); coming back reads at once. `every` is another pace, ms, for what is moving. */
export function useAutoRefresh(moving: boolean, refresh: () => unknown, every = often) {
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(() => {
    const read = () => readByItself(latest.current);
    let timer: ReturnType<typeof setInterval> | undefined;
    const start = () => (timer = setInterval(read, moving ? every : seldom));
    const onChange = () => {
      clearInterval(timer);
      if (rests()) return;
      read();
      start();
    };
    if (!rests()) start();
    document.addEventListener('visibilitychange', onChange);
    window.addEventListener('online', onChange);
    window.addEventListener('offline', onChange);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onChange);
      window.removeEventListener('online', onChange);
      window.removeEventListener('offline', onChange);
    };
  }, [moving, every]);
}
