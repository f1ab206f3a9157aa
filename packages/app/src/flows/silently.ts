import { ApiError } from '../api/errors';

/** Runs a background read. Its failures are silent: the old figures stay, the next navigation reads again. */
export async function silently(work: () => Promise<void>) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
