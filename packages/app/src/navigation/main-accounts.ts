import type { LazyRouteFunction, LoaderFunction, RouteObject } from 'react-router-dom';
import { refreshUser } from '../flows/account';
import { user } from '../state/user';

type Module = Awaited<ReturnType<LazyRouteFunction<RouteObject>>>;

/** Waits until it is known who asks. Where that stays unknown, the server refuses. */
const gated =
  (loader: LoaderFunction): LoaderFunction =>
  async (...given) => {
    if (user.info === null) await refreshUser();
    return user.info?.SubAccount ? null : loader(...given);
  };

/** A screen for main accounts: while a sub-account stands before it, its place says why (decisions 18), and nothing is asked for. */
export const forMainAccounts = (load: () => Promise<Module>) => async (): Promise<Module> => {
  const screen = await load();
  return typeof screen.loader === 'function' ? { ...screen, loader: gated(screen.loader) } : screen;
};
