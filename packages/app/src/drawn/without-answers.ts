import type { Ask } from '@compute-market/contract/drawn-page';

type Answer = Awaited<ReturnType<Ask>>;

/** HTTP: not taken, and nothing is gained by sending it again. */
const refused: Answer = { status: 400, body: '{}' };

/** Asks nobody: a screen that waits is drawn meanwhile. Whatever still waits is refused by `end`. */
export function withoutAnswers(): { readonly ask: Ask; readonly end: () => void } {
  let end = (): void => undefined;
  const ended = new Promise<Answer>((resolve) => {
    end = () => resolve(refused);
  });
  return { ask: () => ended, end: () => end() };
}
