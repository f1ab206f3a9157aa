import { useEffect, useState } from 'react';

/** Whole seconds left of a wait. It follows the clock, so that a sleeping tab does not wait longer. */
export function useCountdown(seconds: number) {
  const [endsAt, setEndsAt] = useState(0);
  const [left, setLeft] = useState(0);

  useEffect(() => {
    if (endsAt === 0) return undefined;
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
      setLeft(rest);
      if (rest === 0) setEndsAt(0);
    }, 250);
    return () => clearInterval(timer);
  }, [endsAt]);

  const start = () => {
    setLeft(seconds);
    setEndsAt(Date.now() + seconds * 1000);
  };
  return { left, start };
}
