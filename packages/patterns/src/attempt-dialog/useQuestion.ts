import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { focusNear, pathOf } from '../focus-near';

/** A dialog about one of many things, which stays known while the dialog closes. */
interface Question<About> {
  readonly about: About;
  readonly open: boolean;
  /** The key of the dialog: one question after another, and each begins without the failure of the last. */
  readonly turn: number;
}

/**
 * Which question stands over a list; `ask` keeps its identity, so that columns can be made of it once. What was asked about may go with the
 * answer, and the control that asked with it: then what is left near it has the focus, and never the page.
 */
export function useQuestion<About>() {
  const [question, setQuestion] = useState<Question<About> | null>(null);
  const asker = useRef<readonly Element[]>([]);
  const steps = useMemo(
    () => ({
      ask: (about: About) => {
        asker.current = pathOf(document.activeElement);
        setQuestion((last) => ({ about, open: true, turn: (last?.turn ?? 0) + 1 }));
      },
      onClose: () => setQuestion((last) => last && { ...last, open: false }),
      onClosed: () => setQuestion(null),
    }),
    [],
  );
  // After each drawing: the list may be drawn without the asker long after the question.
  useLayoutEffect(() => {
    const [control, ...around] = asker.current;
    if (question !== null || control === undefined || control === document.activeElement) return;
    asker.current = [];
    if (!control.isConnected && document.activeElement === document.body) focusNear(around);
  });
  return { question, ...steps };
}
