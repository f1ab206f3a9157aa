import { getOwnImages } from '@compute-market/contract/calls/own-image';
import type { OwnImage } from '@compute-market/contract/entities/own-image';
import { api } from '../api';
import type { CallOptions } from '../api/client';
import { knownOrNull } from './known-call';

/** The images that the account made itself; null where the back end makes none. */
export async function readOwnImages(options: CallOptions = {}): Promise<readonly OwnImage[] | null> {
  return (await knownOrNull(api.call(getOwnImages, {}, options)))?.data ?? null;
}
