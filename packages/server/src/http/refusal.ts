import type { ErrorKey } from '@compute-market/contract/errors';

export interface RefusalDetails {
  /** Replaces the catalogue's sentence when it can say more (which field, how many tries are left). */
  readonly reason?: string;
  /** Travels in `data`; null when absent. */
  readonly data?: unknown;
}

/** A business refusal: expected, told to the caller by a key of the contract's error catalogue, never logged as a fault. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly key: ErrorKey;
  readonly reason: string | undefined;
  readonly data: unknown;

  constructor(key: ErrorKey, details: RefusalDetails = {}) {
    super(details.reason ?? key);
    this.key = key;
    this.reason = details.reason;
    this.data = details.data ?? null;
  }
}
