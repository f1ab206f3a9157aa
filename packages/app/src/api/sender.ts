import fetchRetry from 'fetch-retry';

const resends = 2;
const waits = [300, 900];
const jitter = 100;
const passing = [502, 503, 504];

/**
 * A fetch that resends reads only: at most twice, on a dead network or a passing 502/503/504, never after an abort or a timeout (decisions 8).
 * fetch-retry resends everything by default, POSTs included, so `retries: 0` is said for all others.
 */
export function createSender(send: typeof fetch) {
  const retrying = fetchRetry(send, { retries: 0 });
  return (url: string, init: RequestInit, repeatable: boolean): Promise<Response> => {
    if (!repeatable) return retrying(url, { ...init, retries: 0 });
    return retrying(url, {
      ...init,
      // A function here makes the library ignore `retries`, so it counts by itself.
      retryOn: (attempt, error, response) => {
        if (attempt >= resends || init.signal?.aborted) return false;
        return error !== null || (response !== null && passing.includes(response.status));
      },
      retryDelay: (attempt) => (waits[attempt] ?? 0) + Math.random() * jitter,
    });
  };
}
