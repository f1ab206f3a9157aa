import type { BareMetalModel } from '@compute-market/contract/entities/bare-metal';
import type { GpuOffer, GpuSelector } from '@compute-market/contract/entities/gpu';
import type { Banner, Notice } from '@compute-market/contract/entities/notice';
import type { Fen } from '@compute-market/contract/rules/money';
import { listingsOf, listingsWithoutStock, type Listing } from '../../listings';

/** The cards on the market: with their stock, or, when that could not be read, as the order form knows them. */
export type Stock =
  | {
      readonly kind: 'known';
      readonly offers: readonly GpuOffer[] /** As shown: 12:03:21. */;
      readonly refreshedAt: string;
    }
  | { readonly kind: 'unknown'; readonly selector: GpuSelector };

export interface Promotion {
  readonly banners: readonly Banner[];
  readonly notice: Notice | null;
}

export type BareMetals = readonly BareMetalModel[];

/** Who looks. A sub-account rents within its limit, `left` of it remain. */
export type StoreVisitor =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'main' }
  | { readonly kind: 'sub'; readonly left: Fen };

export const listingsFrom = (stock: Stock, district = ''): Listing[] =>
  stock.kind === 'known' ? listingsOf(stock.offers, district) : listingsWithoutStock(stock.selector, district);
