import type { Resource } from '@compute-market/patterns/resource';
import { useCallback, useEffect, useState } from 'react';
import { ApiError, isAborted } from '../api/errors';
import { quoteRental, type CouponWish, type QuotePorts, type RentalOrder, type RentalQuote } from './rental-quote';

/** ms of quiet before a changed order is priced. */
const pause = 250;

interface Asked {
  readonly order: RentalOrder | null;
  readonly wish: CouponWish;
  /** Changes when the purses do: the same order is then priced again. */
  readonly purse: string;
  readonly ports: QuotePorts;
}

/** The price of an order as it is being put together. The older one stays while a newer is on its way; an older answer never replaces a newer. `ports` must keep its identity. */
export function useRentalQuote({ order, wish, purse, ports }: Asked) {
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<{ key: string; resource: Resource<RentalQuote> }>({ key: '', resource: { state: 'loading' } });
  const key = JSON.stringify([order, wish, purse, attempt]);
  const asked = order === null ? null : JSON.stringify(order);

  useEffect(() => {
    if (asked === null) return undefined;
    const controller = new AbortController();
    const show = (resource: Resource<RentalQuote>) => {
      if (!controller.signal.aborted) setShown({ key, resource });
    };
    const ask = () =>
      quoteRental(JSON.parse(asked) as RentalOrder, wish, ports, controller.signal).then(
        (data) => show({ state: 'ready', data }),
        (error: unknown) => {
          if (!(error instanceof ApiError)) throw error;
          if (!isAborted(error)) show({ state: 'error', reason: error.reason, requestId: error.requestId });
        },
      );
    const timer = setTimeout(() => void ask(), pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [key, asked, wish, ports]);

  const stale = shown.key !== key;
  const quote: Resource<RentalQuote> = !stale ? shown.resource : shown.resource.state === 'ready' ? { ...shown.resource, refreshing: true } : { state: 'loading' };
  const requote = useCallback(() => setAttempt((count) => count + 1), []);
  return { quote, requote };
}
