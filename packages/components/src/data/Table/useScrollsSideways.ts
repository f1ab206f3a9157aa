import { useEffect, useState, type RefObject } from 'react';

/** Whether a frame is narrower than what stands in it must be, in px: then it scrolls sideways. */
export function useScrollsSideways(frame: RefObject<HTMLElement | null>, minWidth: number | undefined) {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element || minWidth === undefined || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => setScrolls(entry !== undefined && entry.contentRect.width < minWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, minWidth]);
  return scrolls && minWidth !== undefined;
}
