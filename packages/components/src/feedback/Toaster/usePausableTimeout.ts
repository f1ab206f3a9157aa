import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onEnd` after `duration` ms of time that was not paused; another `duration` begins anew. Zero never ends. */
export function usePausableTimeout(duration: number, paused: boolean, onEnd: () => void) {
  const left = useRef(duration);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    left.current = duration;
  }, [duration]);
  useEffect(() => {
    if (duration <= 0 || paused) return undefined;
    const startedAt = Date.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (Date.now() - startedAt));
    };
  }, [duration, paused]);
}
