import { duration } from '@compute-market/tokens';
import { useEffect, useRef, useState } from 'react';
import { useMediaQuery } from '../../foundation/useMediaQuery/useMediaQuery';

const easeOut = (share: number) => 1 - (1 - share) ** 3;

/** A number on its way to `target`: 400 ms, once per change. It jumps where motion is not wanted, and from or to NaN, an unknown one. */
export function useCountUp(target: number, from: number): number {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [shown, setShown] = useState(still ? target : from);
  const last = useRef(shown);

  useEffect(() => {
    const start = last.current;
    if (start === target) return;
    let frame = 0;
    let begin: number | undefined;
    const step = (time: number) => {
      begin ??= time;
      const way = target - start;
      const share = still || Number.isNaN(way) ? 1 : Math.min(1, (time - begin) / duration.count);
      last.current = share < 1 ? Math.round(start + way * easeOut(share)) : target;
      setShown(last.current);
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target, still]);

  return shown;
}
