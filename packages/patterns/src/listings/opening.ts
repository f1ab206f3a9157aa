import type { StoreOptions } from '@compute-market/contract/entities/store-options';

/** Whether the market has nothing on sale yet, which is another thing than being sold out: not even a model is named. */
export const isOpeningSoon = ({ all_gputypes }: Pick<StoreOptions, 'all_gputypes'>): boolean =>
  all_gputypes.length === 0;
