import type { StoreOptions } from '@compute-market/contract/entities/store-options';
import type { Listing } from '../../listings';
import type { Offered } from './offered';

const fits = ({ listings }: Offered, has: (listing: Listing) => boolean): boolean =>
  listings.length === 0 || listings.some(has);

/** Whether a model of this kind has so much memory, GB; what is not known may. */
export const hasMemory = (offered: Offered, least: number): boolean => fits(offered, ({ memory }) => !(memory < least));

/** Whether a machine of this kind can have so many cards. */
export const hasCards = (offered: Offered, count: number): boolean =>
  fits(offered, ({ counts }) => counts.some((each) => each.count === count));

/** The rooms where machines of this kind stand. */
export const roomsOf = (offered: Offered): StoreOptions['all_districts'] =>
  (offered.options?.all_districts ?? []).filter(({ District, Name }) =>
    fits(offered, ({ rooms }) => rooms.some(({ district }) => district === Name || district === District)),
  );
