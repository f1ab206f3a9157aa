import type { CostItem, DailyCost, InstanceCost } from '@compute-market/contract/entities/cost-item';
import type { Instance, InstancePlugin } from '@compute-market/contract/entities/instance';

/** One instance, as the page reads it. */
export interface InstanceDetail {
  readonly instance: Instance;
  /** When it was read, seconds by the server's clock. */
  readonly readAt: number;
}

/** What it cost: the sums, and the newest lines. */
export interface InstanceCosts {
  readonly sums: InstanceCost;
  /** What each day took, by kind; days without a charge are left out. */
  readonly days: readonly DailyCost[];
  readonly lines: readonly CostItem[];
  /** How many lines there are in all. */
  readonly total: number;
}

/** Null while it does not run: nobody listens then. */
export type Plugins = readonly InstancePlugin[] | null;
