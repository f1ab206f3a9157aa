import { failureOf } from '../api/errors';

/** Runs a read that nobody waits for. The client tells its failures once; the old figures stay, the next navigation reads again. */
export async function readInBackground(work: () => Promise<void>) {
  try {
    await work();
  } catch (error) {
    failureOf(error);
  }
}
