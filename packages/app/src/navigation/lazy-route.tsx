import { isLostPiece } from '@compute-market/components/lazy-piece';
import type { LazyRouteFunction, RouteObject } from 'react-router-dom';

/** What a route's module may export: its Component, its loader, what else React Router takes. */
export type ScreenModule = Awaited<ReturnType<LazyRouteFunction<RouteObject>>>;

const storageKey = 'chunk-reload';
const reloadGuard = 10_000;
const waits = [300, 900];

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A newly published site removes old chunks: one reload fetches the new page, a second within ten seconds would loop. Without a network there is none to fetch. */
function reloadOnce(): boolean {
  const last = Number(sessionStorage.getItem(storageKey) ?? 0);
  if (!navigator.onLine || Date.now() - last < reloadGuard) return false;
  sessionStorage.setItem(storageKey, String(Date.now()));
  window.location.reload();
  return true;
}

/**
 * Stands for a route whose code could not be had, or is broken. The router keeps what it is first answered, also a failure, for as long as the page lives, and
 * draws nothing for a route without code; so it is given this, which asks again at every visit and fails into the route's error panel.
 */
function standIn(load: () => Promise<ScreenModule>): ScreenModule {
  let found: ScreenModule | null = null;
  return {
    loader: async (...given) => {
      found = await load();
      return typeof found.loader === 'function' ? found.loader(...given) : null;
    },
    shouldRevalidate: (given) => found?.shouldRevalidate?.(given) ?? given.defaultShouldRevalidate,
    Component: () => {
      const Screen = found?.Component;
      return Screen ? <Screen /> : null;
    },
  };
}

/** Loads a route's chunk: twice more on failure, then one reload of the page where it was lost, then the route's error panel, from which it can be asked for again. */
export function lazyRoute(load: () => Promise<ScreenModule>) {
  return async (): Promise<ScreenModule> => {
    for (const pause of waits) {
      try {
        return await load();
      } catch {
        await wait(pause);
      }
    }
    try {
      return await load();
    } catch (error) {
      return isLostPiece(error) && reloadOnce() ? new Promise<ScreenModule>(() => undefined) : standIn(load);
    }
  };
}
