import { useEffect, useRef } from 'react';

/** Tells the parent when something gets under way and when it has ended; what leaves the page while it is under way has ended too. */
export function useBusyChange(busy: boolean, onBusyChange: ((busy: boolean) => void) | undefined): void {
  const latest = useRef(onBusyChange);
  useEffect(() => {
    latest.current = onBusyChange;
  });
  useEffect(() => {
    if (!busy) return;
    latest.current?.(true);
    return () => latest.current?.(false);
  }, [busy]);
}
