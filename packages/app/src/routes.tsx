import { routeList, type KeyedRoute, type RouteKey } from '@compute-market/contract/routes';
import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { requireSession } from './flows/session';
import { lazyRoute, type ScreenModule } from './navigation/lazy-route';
import { markReading } from './navigation/reading';
import { leaveUnknownPath } from './navigation/unknown-path';
import { RootLayout } from './routes/shell/RootLayout';
import { RouteError } from './routes/shell/RouteError';
import { SiteError } from './routes/shell/SiteError';

type Lazy = () => Promise<ScreenModule>;

const store: Lazy = lazyRoute(() => import('./routes/store/store'));

/** The first page is asked for at once; which module shows any other route is known to the map of screens, which the first load does without. */
const screenOf = (key: RouteKey): Lazy =>
  key === 'store' ? store : lazyRoute(() => import('./screens').then(({ screenOf: found }) => found(key)()));

/** Screens that visitors may not see ask for a session before any of their calls is sent. */
const guardsOf = ({ allowed }: KeyedRoute) => (allowed.includes('visitor') ? [] : [requireSession]);

function toRoute(route: KeyedRoute): RouteObject {
  const { key, path, redirectTo } = route;
  if (key === 'unknown') return { path, element: null, loader: leaveUnknownPath };
  if (redirectTo !== null)
    return {
      path,
      element: null,
      loader: ({ request }: LoaderFunctionArgs) => redirect(redirectTo + new URL(request.url).search),
    };
  return { path, middleware: guardsOf(route), lazy: screenOf(key), ErrorBoundary: RouteError };
}

const framed = routeList.filter(({ menu }) => menu === 'console');
const unframed = routeList.filter(({ menu }) => menu !== 'console');
const consoleFrame: Lazy = lazyRoute(() => import('./routes/shell/ConsoleLayout'));

export const siteRoutes: RouteObject[] = [
  {
    middleware: [markReading],
    Component: RootLayout,
    // The bars stand while the first screen is on its way.
    HydrateFallback: RootLayout,
    ErrorBoundary: SiteError,
    children: [
      { ErrorBoundary: RouteError, children: unframed.map(toRoute) },
      { lazy: consoleFrame, ErrorBoundary: RouteError, children: framed.map(toRoute) },
    ],
  },
];
