import { useCallback, useRef, useState } from 'react';

/**
 * Runs one piece of work at a time. A press while one runs counts for nothing, also the second press that comes before React has drawn the
 * first one; `busy` is for drawing.
 */
export function useSingleFlight() {
  const flying = useRef(false);
  const [busy, setBusy] = useState(false);
  const run = useCallback(async (work: () => Promise<unknown>): Promise<void> => {
    if (flying.current) return;
    flying.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      flying.current = false;
      setBusy(false);
    }
  }, []);
  return { busy, run };
}
