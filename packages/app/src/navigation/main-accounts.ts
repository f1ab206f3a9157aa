import type { KeyedRoute } from '@compute-market/contract/routes';
import { hasRight } from '@compute-market/patterns/viewer';
import type { LazyRouteFunction, LoaderFunction, RouteObject } from 'react-router-dom';
import { refreshUser } from '../flows/account';
import { user } from '../state/user';

type Module = Awaited<ReturnType<LazyRouteFunction<RouteObject>>>;
type Gate = Pick<KeyedRoute, 'allowed' | 'right'>;

/** Whether the account that is known may not see the screen. Who is not known is not refused here: the server does. */
function isRefused({ allowed, right }: Gate): boolean {
  const sub = user.info?.SubAccount;
  if (!sub) return false;
  return !allowed.includes('sub') || (right !== undefined && !hasRight(sub, right));
}

/** Waits until it is known who asks. */
const gated =
  (gate: Gate, loader: LoaderFunction): LoaderFunction =>
  async (...given) => {
    if (user.info === null) await refreshUser();
    return isRefused(gate) ? null : loader(...given);
  };

/** A screen that not every sub-account may see: while one stands before it, its place says why (decisions 18, 126), and nothing is asked for. */
export const forAllowed = (gate: Gate, load: () => Promise<Module>) => async (): Promise<Module> => {
  const screen = await load();
  return typeof screen.loader === 'function' ? { ...screen, loader: gated(gate, screen.loader) } : screen;
};
