import type { BareMetalInstance } from '@compute-market/contract/entities/bare-metal';
import type { Runway } from '@compute-market/contract/entities/cost-item';
import type { Instance, InstanceCounts } from '@compute-market/contract/entities/instance';
import type { Unit } from '@compute-market/contract/rules/money';
import type { RecordPage } from '../../record-list';
import type { Resource } from '../../resource';

/** One page of the list. */
export interface InstancePage extends RecordPage<Instance> {
  /** By group of states, under the other filters. */
  readonly counts: InstanceCounts;
}

/** What is paid for and how long the money lasts, as of a moment. */
export interface RunwayReading {
  readonly runway: Runway;
  /** Seconds by the server's clock. */
  readonly readAt: number;
}

/** What the strip shows of everything that is not over, in all tabs. Each part is read by itself: one that fails leaves the other alone. */
export interface Overview {
  /** Null where the server does not tell (decisions 40). */
  readonly paid: Resource<RunwayReading | null>;
  readonly counts: Resource<InstanceCounts>;
}

/** What waits for the customer. Orders and coupons belong to main accounts. */
export interface Todos {
  readonly tickets: Resource<number>;
  readonly orders: Resource<number>;
  readonly coupons: Resource<number>;
}

/** What is due within a day, and when the first of it is, seconds. */
export interface DueSoon {
  readonly count: number;
  readonly nearest: number | null;
}

/** Machines that are rented now, and those of them that are due within a day. */
export interface MetalsInUse {
  readonly running: number;
  readonly due: DueSoon;
}

/** One page of bare-metal machines. */
export interface BareMetalPage {
  readonly rows: readonly BareMetalInstance[];
  readonly total: number;
  /** Of all machines; absent where the server does not tell. */
  readonly inUse?: MetalsInUse | undefined;
}

/** What the selects offer. */
export interface FilterChoices {
  readonly gpus: readonly string[];
  readonly districts: readonly string[];
  /** Names of the sub-accounts; none for who has none, and for a sub-account. */
  readonly subAccounts: readonly string[];
  /** Names of projects and tags; none where there are none, or the back end knows none. */
  readonly projects: readonly string[];
  readonly tags: readonly string[];
}

/** A model to begin with, for who has no instance yet. */
export interface PopularModel {
  readonly gpuType: string;
  /** Video memory, GB. */
  readonly memory: number;
  /** A card hour for this person. */
  readonly hourPrice: Unit;
  readonly free: number;
}

/** Data that may be missing: its own reading of a resource that is ready. */
