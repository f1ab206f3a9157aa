import { useLayoutEffect, useRef } from 'react';
import { focusNear } from './focusNear';

/**
 * For a part whose whole content is another one at each `step`. The control that led on goes with the old content; then the first one of the
 * new has the focus, and never the page. Who is elsewhere stays there, and the first content takes nothing.
 */
export function useFocusInPart<Part extends HTMLElement = HTMLElement>(step: string) {
  const part = useRef<Part>(null);
  const shown = useRef(step);
  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (part.current !== null && document.activeElement === document.body) focusNear([part.current]);
  }, [step]);
  return part;
}
