/** How many requests may come at once, and how many a second may come for ever. */
export interface Allowance {
  readonly atOnce: number;
  readonly perSecond: number;
}

interface Bucket {
  /** What was left at that time. */
  left: number;
  at: number;
}

/** What one process remembers at most; beyond it the one that was quiet for longest is forgotten, and begins with a full bucket. */
const mostKeys = 20_000;

/**
 * Token buckets by key, in the memory of this process: each server of several grants the whole allowance. The time is the machine's, in ms;
 * it never goes back.
 */
export class Buckets {
  readonly #allowance: Allowance;
  readonly #most: number;
  readonly #now: () => number;
  /** In the order of their last use. */
  readonly #buckets = new Map<string, Bucket>();

  constructor(allowance: Allowance, { most = mostKeys, now = () => performance.now() } = {}) {
    this.#allowance = allowance;
    this.#most = most;
    this.#now = now;
  }

  /** Takes one for this key. Answers 0, or after how many whole seconds there is one again; then nothing was taken. */
  take(key: string): number {
    const { atOnce, perSecond } = this.#allowance;
    const at = this.#now();
    const before = this.#buckets.get(key) ?? { left: atOnce, at };
    const left = Math.min(atOnce, before.left + ((at - before.at) / 1000) * perSecond);
    const isFree = left >= 1;
    before.left = isFree ? left - 1 : left;
    before.at = at;
    this.#buckets.delete(key);
    this.#buckets.set(key, before);
    if (this.#buckets.size > this.#most) this.#forgetQuietest();
    return isFree ? 0 : Math.ceil((1 - left) / perSecond);
  }

  #forgetQuietest(): void {
    const [quietest] = this.#buckets.keys();
    if (quietest !== undefined) this.#buckets.delete(quietest);
  }

  get size(): number {
    return this.#buckets.size;
  }
}
