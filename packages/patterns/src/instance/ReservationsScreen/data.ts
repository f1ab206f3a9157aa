import type { BareMetalModel, Reservation } from '@compute-market/contract/entities/bare-metal';

/** One page of reservations. */
export interface ReservationPage {
  readonly rows: readonly Reservation[];
  readonly total: number;
  /** The page that was given: the last one when a later one was asked for. */
  readonly page: number;
  /** When it was read, seconds by the server's clock. */
  readonly readAt: number;
}

/** What can be reserved. */
export type ReservableModels = readonly BareMetalModel[];
