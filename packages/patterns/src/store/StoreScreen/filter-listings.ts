import type { StoreOptions } from '@compute-market/contract/entities/store-options';
import type { Unit } from '@compute-market/contract/rules/money';
import { isOffered, type Listing } from '../../listings';
import type { StoreQuery, StoreSort } from './store-query';

export type Images = StoreOptions['image_display_info_map'];
/** The price shown for a model, or undefined while prices are not known. */
export type PriceOf = (listing: Listing) => Unit | undefined;

/** A model with the price shown for it, asked for once: a market of thousands sorts without pricing again. */
interface Priced {
  readonly listing: Listing;
  readonly price: Unit | undefined;
}

/** Which models run an image of that system, or that very image. Without options nothing is known, so nothing is left out. */
export const runsImage = (query: StoreQuery, images: Images | undefined) => (gpuType: string) =>
  !query.image ||
  !images ||
  Object.entries(images).some(
    ([key, image]) =>
      [key, image.System].includes(query.image) &&
      isOffered(image, query.type) &&
      !image.NoScheduleGPUs.includes(gpuType),
  );

/** Whether a price is one that is looked for; what is not known may be. */
export const inRange = (price: Unit | undefined, { lowest, highest }: StoreQuery): boolean =>
  price === undefined || ((lowest === null || price >= lowest) && (highest === null || price <= highest));

const offersCount = ({ counts }: Listing, wanted: number): boolean =>
  wanted === 0 || counts.some(({ count, obstacle }) => count === wanted && obstacle === null);

/** The list price stands in while prices are not known; what has none is sorted as if it were dear. */
const known = ({ listing, price = listing.hourPrice }: Priced): number => price || Number.POSITIVE_INFINITY;
const byScore = (a: Priced, b: Priced): number => b.listing.score - a.listing.score;
/** Half-precision compute for a yuan. */
const computePerYuan = (priced: Priced): number => priced.listing.tflops / Math.max(1, known(priced));

const orders: Readonly<Record<StoreSort, (a: Priced, b: Priced) => number>> = {
  recommended: (a, b) => Number(a.listing.free === 0) - Number(b.listing.free === 0) || byScore(a, b),
  price: (a, b) => known(a) - known(b),
  memory: (a, b) => b.listing.memory - a.listing.memory || byScore(a, b),
  value: (a, b) => computePerYuan(b) - computePerYuan(a),
};

/** The models that fit what the customer looks for, in the order asked for; what is sold out stands last in the recommended order. */
export function filterListings(
  listings: readonly Listing[],
  query: StoreQuery,
  { images, priceOf }: { images: Images | undefined; priceOf: PriceOf },
): Listing[] {
  const runs = runsImage(query, images);
  return listings
    .filter(
      (listing) =>
        (query.gpuTypes.length === 0 || query.gpuTypes.includes(listing.gpuType)) &&
        !(listing.memory < query.memory) &&
        offersCount(listing, query.cards) &&
        runs(listing.gpuType) &&
        (!query.inStock || listing.free !== 0),
    )
    .map((listing) => ({ listing, price: priceOf(listing) }))
    .filter(({ price }) => inRange(price, query))
    .sort(orders[query.sort])
    .map(({ listing }) => listing);
}

/** Video memory in classes; a model that is sold out is replaced within its class. */
const memoryClass = (memory: number): number => [12, 24, 48, 80].filter((least) => memory >= least).length;

/** Models of the same class of video memory that are free, the nearest price first. */
export const similarListings = (listings: readonly Listing[], soldOut: Listing): Listing[] =>
  listings
    .filter(
      (listing) =>
        listing.gpuType !== soldOut.gpuType &&
        listing.free !== 0 &&
        memoryClass(listing.memory) === memoryClass(soldOut.memory),
    )
    .sort((a, b) => Math.abs(a.hourPrice - soldOut.hourPrice) - Math.abs(b.hourPrice - soldOut.hourPrice));
