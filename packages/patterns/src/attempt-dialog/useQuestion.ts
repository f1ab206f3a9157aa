import { useMemo, useState } from 'react';

/** A dialog about one of many things, which stays known while the dialog closes. */
interface Question<About> {
  readonly about: About;
  readonly open: boolean;
  /** The key of the dialog: one question after another, and each begins without the failure of the last. */
  readonly turn: number;
}

/** Which question stands over a list; `ask` keeps its identity, so that columns can be made of it once. */
export function useQuestion<About>() {
  const [question, setQuestion] = useState<Question<About> | null>(null);
  const steps = useMemo(
    () => ({
      ask: (about: About) => {
        setQuestion((last) => ({ about, open: true, turn: (last?.turn ?? 0) + 1 }));
      },
      onClose: () => setQuestion((last) => last && { ...last, open: false }),
      onClosed: () => setQuestion(null),
    }),
    [],
  );
  return { question, ...steps };
}
