import { getOwnImages } from '@compute-market/contract/calls/own-image';
import type { OwnImageList } from '@compute-market/contract/entities/own-image';
import { api } from '../api';
import type { CallOptions } from '../api/client';
import { knownOrNull } from './known-call';

/** The images that the account made itself, and what they cost; null where the back end makes none. */
export async function readOwnImages(options: CallOptions = {}): Promise<OwnImageList | null> {
  return knownOrNull(api.call(getOwnImages, {}, options));
}
