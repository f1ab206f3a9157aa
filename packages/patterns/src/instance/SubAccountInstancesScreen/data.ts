import type { Instance, InstanceCounts } from '@compute-market/contract/entities/instance';
import type { Fen } from '@compute-market/contract/rules/money';
import type { RecordPage } from '../../record-list';

/** One page of what sub-accounts rented. */
export interface SubAccountInstancePage extends RecordPage<Instance> {
  /** By group of states, and what they, or the chosen one, spent this month; null when that could not be had. */
  readonly sums: { readonly counts: InstanceCounts; readonly month: Fen } | null;
  /** Limit of the chosen one and what it used of it; null for all. */
  readonly limit: { readonly used: Fen; readonly limit: Fen } | null;
}
