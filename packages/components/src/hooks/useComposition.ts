import { useEffect, useMemo, useRef } from 'react';

/** What browsers call a key that an input method took. */
const takenKey = 229;

/** Whether a key belongs to an input method and to no control. The key that ends its work does too: Safari sends it when the composition is over. */
export const isOfInputMethod = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === takenKey;

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
