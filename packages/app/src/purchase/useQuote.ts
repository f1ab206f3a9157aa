import type { Resource } from '@compute-market/patterns/resource';
import { useCallback, useEffect, useState } from 'react';
import { ApiError, isAborted } from '../api/errors';

/** ms of quiet before a changed order is priced. */
const pause = 250;

/**
 * The price of something as it is being put together, asked for after a pause. The older one stays while a newer is on its way; an older
 * answer never replaces a newer. `asked` is plain data, null while there is nothing to price; `purse` changes when the purses do, and the
 * same order is then priced again; `ask` must keep its identity.
 */
export function useQuote<Asked, Quote>(
  asked: Asked | null,
  purse: string,
  ask: (asked: Asked, signal: AbortSignal) => Promise<Quote>,
) {
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<{ key: string; resource: Resource<Quote> }>({
    key: '',
    resource: { state: 'loading' },
  });
  const body = asked === null ? null : JSON.stringify(asked);
  const key = JSON.stringify([body, purse, attempt]);

  useEffect(() => {
    if (body === null) return undefined;
    const controller = new AbortController();
    const show = (resource: Resource<Quote>) => {
      if (!controller.signal.aborted) setShown({ key, resource });
    };
    const quoteNow = () =>
      ask(JSON.parse(body) as Asked, controller.signal).then(
        (data) => show({ state: 'ready', data }),
        (error: unknown) => {
          if (!(error instanceof ApiError)) throw error;
          if (!isAborted(error)) show({ state: 'error', reason: error.reason, requestId: error.requestId });
        },
      );
    const timer = setTimeout(() => void quoteNow(), pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [key, body, ask]);

  const stale = shown.key !== key;
  const quote: Resource<Quote> = !stale
    ? shown.resource
    : shown.resource.state === 'ready'
      ? { ...shown.resource, refreshing: true }
      : { state: 'loading' };
  const requote = useCallback(() => setAttempt((count) => count + 1), []);
  return { quote, requote };
}
