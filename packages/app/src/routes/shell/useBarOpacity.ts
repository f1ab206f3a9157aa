import { useEffect, useRef } from 'react';

/** Pixels of scrolling after which the bar is white (product §2). */
const whole = 100;

/** Writes scrollY / 100 on the bar while it is transparent. A custom property, so that scrolling renders nothing. */
export function useBarOpacity(active: boolean) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!active) return;
    const write = () =>
      bar.current?.style.setProperty('--bar-opacity', String(Math.min(1, Math.max(0, window.scrollY / whole))));
    write();
    window.addEventListener('scroll', write, { passive: true });
    return () => window.removeEventListener('scroll', write);
  }, [active]);
  return bar;
}
