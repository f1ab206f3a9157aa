import { useEffect, useMemo, useRef } from 'react';

/**
 * Knows whether an input method is composing. The answer stays yes one frame past the end, because some browsers send the Enter
 * that commits the composition after `compositionend`; such an Enter must neither submit nor search.
 */
export function useComposition() {
  const composing = useRef(false);
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  return useMemo(
    () => ({
      isComposing: () => composing.current,
      start: () => {
        cancelAnimationFrame(frame.current);
        composing.current = true;
      },
      end: () => {
        frame.current = requestAnimationFrame(() => {
          composing.current = false;
        });
      },
    }),
    [],
  );
}
