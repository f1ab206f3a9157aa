import type { DrawnFor } from '@compute-market/contract/drawn-page';
import { answersStand } from '../routes/result';
import { demoBandReady } from '../routes/shell/DemoBand';

/** The longest that what was drawn waits for the answers of the first screen, and the frame of the console for its code, ms. */
const longest = 4000;

interface StartingRouter {
  readonly state: { readonly initialized: boolean };
  subscribe(listener: (state: { readonly initialized: boolean }) => void): () => void;
}

/** Ends when the code of the first screen is here. */
async function firstCode(router: StartingRouter): Promise<void> {
  if (router.state.initialized) return;
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

const tooLong = () => new Promise<void>((resolve) => setTimeout(resolve, longest));

/**
 * Ends when the first screen can take the place of what was drawn. A visitor reads on there until the answers are here or take too long; the frame of the
 * console has nothing to read, and what can be done with its bars is not to wait for answers, nor for code that does not come.
 */
export async function firstScreenReady(router: StartingRouter, drawnFor: DrawnFor): Promise<void> {
  const band = demoBandReady();
  if (drawnFor === 'customer') {
    await Promise.race([Promise.all([firstCode(router), band]), tooLong()]);
    return;
  }
  await firstCode(router);
  // A defect shows itself on the screen.
  await Promise.race([Promise.all([answersStand().catch(() => undefined), band]), tooLong()]);
}
