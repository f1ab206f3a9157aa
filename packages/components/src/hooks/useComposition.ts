import { useEffect, useMemo, useRef } from 'react';
import { isOfInputMethod } from '../foundation/isOfInputMethod/isOfInputMethod';

/**
 * Knows whether an input method is composing, or a key is of one. The answer stays yes one frame past the end, because some browsers send
 * the Enter that commits the composition after `compositionend`; such an Enter must neither submit nor search.
 */
export function useComposition() {
  const composing = useRef(false);
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  return useMemo(
    () => ({
      isComposing: (event?: KeyboardEvent): boolean =>
        composing.current || (event !== undefined && isOfInputMethod(event)),
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
