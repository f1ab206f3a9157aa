import type { Instance, InstanceCounts } from '@compute-market/contract/entities/instance';
import type { Fen } from '@compute-market/contract/rules/money';

/** One page of what sub-accounts rented. */
export interface SubAccountInstancePage {
  readonly rows: readonly Instance[];
  readonly total: number;
  /** The page that was given: the last one when a later one was asked for. */
  readonly page: number;
  readonly counts: InstanceCounts;
  /** What they, or the chosen one, spent this month. */
  readonly month: Fen;
  /** Limit of the chosen one and what it used of it; null for all. */
  readonly limit: { readonly used: Fen; readonly limit: Fen } | null;
  /** When it was read, seconds by the server's clock. */
  readonly readAt: number;
}
