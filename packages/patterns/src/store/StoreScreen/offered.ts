import type { StoreOptions } from '@compute-market/contract/entities/store-options';
import type { Listing } from '../../listings';

/** What the kind of machine in view has; the options tell of the whole market and of the names of its rooms. */
export interface Offered {
  readonly listings: readonly Listing[];
  readonly options: StoreOptions | undefined;
}

/** Models to choose from, in the market's order: those of this kind, of the whole market while the stock is not known. */
export const modelsOf = ({ listings, options }: Offered): readonly string[] =>
  listings.length > 0 ? listings.map(({ gpuType }) => gpuType) : (options?.all_gputypes ?? []);
