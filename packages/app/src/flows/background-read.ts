import { ApiError } from '../api/errors';

/** Runs a read that nobody waits for. Its failures are silent: the old figures stay, the next navigation reads again. */
export async function readInBackground(work: () => Promise<void>) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
