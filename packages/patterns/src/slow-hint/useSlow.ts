import { duration } from '@compute-market/tokens';
import { createContext, useContext, useEffect, useState } from 'react';

/** ms after which a first read counts as slow; null for never. Stories choose the moment, so that no picture depends on a timer. */
export const SlowAfter = createContext<number | null>(duration.slow);

/** Whether what is waited for is slow by now. Every wait begins anew. */
export function useSlow(waiting: boolean): boolean {
  const after = useContext(SlowAfter);
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting || after === null) return;
    const timer = setTimeout(() => setSlow(true), after);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waiting, after]);
  return waiting && (slow || after === 0);
}
