import type { FailureKind } from './errors';

/** What the transport tells the rest of the application; it knows neither React nor the router. */
export type ApiEvent =
  /** A failed answer to be shown; times in ms (product §8, §9). */
  | {
      readonly type: 'toast';
      readonly reason: string;
      readonly requestId: string;
      readonly service: 'main' | 'third-party';
      /** The call that was tried, no mere read: what it says now stands for what it said before. */
      readonly action: string | null;
      /** What failed: an action that was not refused may have been carried out. */
      readonly kind: FailureKind;
      /** What is refused, where many are asked for at once: told once for all of them. */
      readonly part: string | null;
    }
  /** The session that `token` stood for is no longer valid (product §4; decisions 6). */
  | { readonly type: 'session-lost'; readonly token: string | null }
  /** The balance is smaller than the price: opens the quick top-up (product §8). */
  | { readonly type: 'balance-short' };

export type ApiListener = (event: ApiEvent) => void;

/** A list of listeners; `subscribe` gives back the way out. */
export function createApiEvents() {
  const listeners = new Set<ApiListener>();
  return {
    emit: (event: ApiEvent) => listeners.forEach((listener) => listener(event)),
    subscribe: (listener: ApiListener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** What the application's clients tell. */
export const apiEvents = createApiEvents();
