import { useCallback } from 'react';
import { quoteRental, type CouponWish, type QuotePorts, type RentalOrder } from './rental-quote';
import { useQuote } from './useQuote';

interface Asked {
  readonly order: RentalOrder;
  readonly wish: CouponWish;
}

interface RentalQuotes {
  readonly order: RentalOrder | null;
  readonly wish: CouponWish;
  /** Changes when the purses do: the same order is then priced again. */
  readonly purse: string;
  readonly ports: QuotePorts;
}

/** The price of a rental as it is being put together, and the coupons that fit it. `ports` must keep its identity. */
export function useRentalQuote({ order, wish, purse, ports }: RentalQuotes) {
  const ask = useCallback(
    (asked: Asked, signal: AbortSignal) => quoteRental(asked.order, asked.wish, ports, signal),
    [ports],
  );
  return useQuote(order && { order, wish }, purse, ask);
}
