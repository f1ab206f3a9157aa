/** Chance that can be repeated: the same seed gives the same choices. */
export interface Chance {
  /** A whole number from 0 up to, not including, `below`. */
  below(below: number): number;
  /** True this many times of a hundred. */
  percent(times: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
}

/** A linear congruential sequence with its high bits: plenty for a plan, and short. */
export function chanceFrom(seed: number): Chance {
  let state = BigInt(seed);
  const below = (limit: number): number => {
    state = (state * 6364136223846793005n + 1442695040888963407n) & ((1n << 64n) - 1n);
    return Number((state >> 33n) % BigInt(limit));
  };
  return {
    below,
    percent: (times) => below(100) < times,
    pick(items) {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
  };
}
