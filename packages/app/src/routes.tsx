import { routeList, type KeyedRoute, type RouteKey } from '@compute-market/contract/routes';
import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { requireSession } from './flows/session';
import { lazyRoute } from './navigation/lazy-route';
import { leaveUnknownPath } from './navigation/unknown-path';
import { RootLayout } from './routes/shell/RootLayout';
import { RouteError } from './routes/shell/RouteError';
import { SiteError } from './routes/shell/SiteError';

type Lazy = NonNullable<RouteObject['lazy']>;

const agreement: Lazy = lazyRoute(() => import('./routes/content/agreement'));
const coming: Lazy = lazyRoute(() => import('./routes/shell/coming'));

/** The whole site on one page: which module shows which route. A route without one shows the designed "coming" panel. */
const screens: Partial<Record<RouteKey, Lazy>> = {
  store: lazyRoute(() => import('./routes/store/store')),
  createInstance: lazyRoute(() => import('./routes/store/create-instance')),
  dashboard: lazyRoute(() => import('./routes/instance/dashboard')),
  login: lazyRoute(() => import('./routes/account/login')),
  account: lazyRoute(() => import('./routes/account/account')),
  safe: lazyRoute(() => import('./routes/account/safe')),
  recharge: lazyRoute(() => import('./routes/money/recharge')),
  coupon: lazyRoute(() => import('./routes/money/coupon')),
  pay: lazyRoute(() => import('./routes/money/pay')),
  orders: lazyRoute(() => import('./routes/money/orders')),
  expenseDetail: lazyRoute(() => import('./routes/money/expense')),
  cloudDisk: lazyRoute(() => import('./routes/money/cloud-disk')),
  inform: lazyRoute(() => import('./routes/content/notices')),
  informDetail: lazyRoute(() => import('./routes/content/notice')),
  agreements: agreement,
  unregisterAgreement: agreement,
  verifyAgreement: agreement,
  workOrderAgreement: agreement,
};

/** Screens that visitors may not see ask for a session before any of their calls is sent. */
const guardsOf = ({ allowed }: KeyedRoute) => (allowed.includes('visitor') ? [] : [requireSession]);

function toRoute(route: KeyedRoute): RouteObject {
  const { key, path, redirectTo } = route;
  if (key === 'unknown') return { path, element: null, loader: leaveUnknownPath };
  if (redirectTo !== null) return { path, element: null, loader: ({ request }: LoaderFunctionArgs) => redirect(redirectTo + new URL(request.url).search) };
  return { path, middleware: guardsOf(route), lazy: screens[key] ?? coming, ErrorBoundary: RouteError };
}

const framed = routeList.filter(({ menu }) => menu === 'console');
const unframed = routeList.filter(({ menu }) => menu !== 'console');
const consoleFrame: Lazy = lazyRoute(() => import('./routes/shell/ConsoleLayout'));

export const siteRoutes: RouteObject[] = [
  {
    Component: RootLayout,
    // The bars stand while the first screen is on its way.
    HydrateFallback: RootLayout,
    ErrorBoundary: SiteError,
    children: [{ ErrorBoundary: RouteError, children: unframed.map(toRoute) }, { lazy: consoleFrame, ErrorBoundary: RouteError, children: framed.map(toRoute) }],
  },
];
