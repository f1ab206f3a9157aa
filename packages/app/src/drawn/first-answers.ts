import { answersStand } from '../routes/result';

/** The longest that what was drawn waits for the answers of the first screen, ms. */
const longest = 4000;

interface StartingRouter {
  readonly state: { readonly initialized: boolean };
  subscribe(listener: (state: { readonly initialized: boolean }) => void): () => void;
}

/** Ends when the first screen can be drawn with what it asked for: its code is here, and its calls are answered or take too long. */
export async function firstAnswers(router: StartingRouter): Promise<void> {
  if (!router.state.initialized)
    await new Promise<void>((resolve) => {
      const stop = router.subscribe(({ initialized }) => {
        if (!initialized) return;
        stop();
        resolve();
      });
    });
  // A defect shows itself on the screen.
  await Promise.race([answersStand().catch(() => undefined), new Promise((resolve) => setTimeout(resolve, longest))]);
}
