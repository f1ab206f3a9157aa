import type { BareMetalModel } from '@compute-market/contract/entities/bare-metal';
import type { GpuOffer, GpuSelector } from '@compute-market/contract/entities/gpu';
import type { HostOffer } from '@compute-market/contract/entities/host-offer';
import type { Banner, Notice } from '@compute-market/contract/entities/notice';
import type { StoreOptions } from '@compute-market/contract/entities/store-options';
import { listingsOf, listingsWithoutStock, type Listing } from '../../listings';
import type { LimitLeft } from '../../viewer';

/** The cards on the market: with their stock, or, when that could not be read, as the order form knows them. */
export type Stock =
  | {
      readonly kind: 'known';
      readonly offers: readonly GpuOffer[];
      /** As it was sent. */
      readonly refreshedAt: string;
    }
  | { readonly kind: 'unknown'; readonly selector: GpuSelector };

export interface Promotion {
  readonly banners: readonly Banner[];
  readonly notice: Notice | null;
}

/** The market by host. */
export interface HostStock {
  readonly hosts: readonly HostOffer[];
  /** Of all hosts, also those that the answer leaves out. */
  readonly total: number;
}

export type BareMetals = readonly BareMetalModel[];

/** Who looks. A sub-account rents within its limits, unless it was not granted buying. */
export type StoreVisitor =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'main' }
  | ({ readonly kind: 'sub'; readonly mayBuy: boolean } & LimitLeft);

export const listingsFrom = (stock: Stock, district = ''): Listing[] =>
  stock.kind === 'known' ? listingsOf(stock.offers, district) : listingsWithoutStock(stock.selector, district);

type Places = StoreOptions['all_districts'];

/** What a machine room is called; its code where nobody tells. */
export const roomName = (places: Places | undefined, code: string): string =>
  places?.find(({ District }) => District === code)?.Name ?? code;

/** The same listings, their rooms by name. */
export const withRoomNames = (listings: readonly Listing[], places: Places | undefined): Listing[] =>
  listings.map((listing) => ({
    ...listing,
    rooms: listing.rooms.map((room) => ({ ...room, district: roomName(places, room.district) })),
  }));
