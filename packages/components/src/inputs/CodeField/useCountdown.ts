import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Whole seconds left of a wait, and how long it was at its start. It follows the clock, so that a sleeping tab does not wait longer. `kept`
 * tells what is left of a wait that outlasts the field, then it goes on.
 */
export function useCountdown(seconds: number, kept?: () => number) {
  const [left, setLeft] = useState(() => kept?.() ?? 0);
  const [total, setTotal] = useState(left);
  const [endsAt, setEndsAt] = useState(0);
  const waiting = left > 0;
  const readLeft = useEffectEvent(() => kept?.() ?? Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)));

  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setInterval(() => setLeft(readLeft()), 250);
    return () => clearInterval(timer);
  }, [waiting]);

  const start = () => {
    const begun = kept?.() ?? seconds;
    setEndsAt(Date.now() + begun * 1000);
    setTotal(begun);
    setLeft(begun);
  };
  return { left, total, start };
}
