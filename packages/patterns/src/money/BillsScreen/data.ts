import type { BillSummary } from '@compute-market/contract/entities/bill';

/** The months of an account; closed ones the newest first. */
export interface BillList {
  readonly current: BillSummary;
  readonly closed: readonly BillSummary[];
}
