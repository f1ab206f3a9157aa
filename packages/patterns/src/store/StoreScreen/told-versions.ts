import { byVersion } from '@compute-market/contract/rules/version';
import type { Listing } from '../../listings';

/** What the hosts of these models tell of CUDA, or of their drivers: each version once, the lowest first; empty where none tells (decisions 143). */
export const toldVersions = (
  listings: readonly Pick<Listing, 'offers'>[],
  field: 'CudaVersions' | 'DriverVersions',
): string[] =>
  [...new Set(listings.flatMap(({ offers }) => offers.flatMap((offer) => offer[field] ?? [])))].toSorted(byVersion);
