import { useCallback, useEffect } from 'react';
import { useComposition } from '../hooks/useComposition';

/** What browsers call a key that an input method took. */
const takenKey = 229;

/** Answers whether a key belongs to an input method, while `listens`. The key that ends its work does too: Safari sends it when the composition is over. */
export function useInputMethod(listens: boolean) {
  const { isComposing, start, end } = useComposition();
  useEffect(() => {
    if (!listens) return undefined;
    // At the window: the field may stand in a list that was opened in the layer.
    addEventListener('compositionstart', start);
    addEventListener('compositionend', end);
    return () => {
      removeEventListener('compositionstart', start);
      removeEventListener('compositionend', end);
    };
  }, [listens, start, end]);
  return useCallback(
    (event: KeyboardEvent) => event.isComposing || event.keyCode === takenKey || isComposing(),
    [isComposing],
  );
}
