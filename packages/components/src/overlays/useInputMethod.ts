import { useEffect } from 'react';
import { useComposition } from '../hooks/useComposition';

/** Answers whether a key belongs to an input method, while `listens`. */
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
  return isComposing;
}
