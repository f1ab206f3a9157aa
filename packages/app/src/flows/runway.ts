import { getRunway } from '@compute-market/contract/calls/cost';
import { api } from '../api';
import { ApiError } from '../api/errors';

/** How long the money lasts, in seconds: null while nothing is spent, undefined when it cannot be told (screens C). */
export async function readRunway(): Promise<number | null | undefined> {
  try {
    return (await api.call(getRunway, {})).Seconds;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return undefined;
  }
}
