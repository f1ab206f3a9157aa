import { getRunway } from '@compute-market/contract/calls/cost';
import type { Runway } from '@compute-market/contract/entities/cost-item';
import { api } from '../api';
import type { CallOptions } from '../api/client';
import { ApiError } from '../api/errors';
import { knownOrNull } from './known-call';

/** How long the money lasts; null where the back end does not know our call (decisions 40). */
export function readRunway(options: CallOptions = {}): Promise<Runway | null> {
  return knownOrNull(api.call(getRunway, {}, options));
}

/** The same for a menu; undefined when it could not be read (screens C). */
export async function readRunwayOrNot(): Promise<Runway | null | undefined> {
  try {
    return await readRunway();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return undefined;
  }
}
