import { OfflineBanner } from '@compute-market/components/banner';
import { LinkProvider } from '@compute-market/components/link-provider';
import { SkipLink } from '@compute-market/components/skip-link';
import { matchRoute } from '@compute-market/contract/routes';
import { SiteFooter } from '@compute-market/patterns/shell/SiteFooter';
import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { brand } from '../../brand';
import { useArrival } from '../../navigation/useArrival';
import { PaymentHost } from '../money/PaymentHost';
import { DialogHost } from './dialogs';
import { Messages } from './Messages';
import { PageProgress } from './PageProgress';
import { Main } from './RootLayout.styles';
import { RouterAnchor } from './RouterAnchor';
import { SiteBar } from './SiteBar';
import { useOnline } from './useOnline';
import { WidgetBoundary } from './WidgetBoundary';

const ContactWidget = lazy(() => import('@compute-market/patterns/shell/ContactWidget').then((module) => ({ default: module.ContactWidget })));
const toTop = () => window.scrollTo({ top: 0, behavior: 'smooth' });

/** Hidden on any path that holds the word (spec §2). */
const hidesBar = (pathname: string) => pathname.includes('login');

/** A page outside the console: the content is the main region, the legal links stand under it. */
function PublicPage() {
  return (
    <>
      <Main id="main" tabIndex={-1}><Outlet /></Main>
      <SiteFooter brand={brand} />
    </>
  );
}

/** What stands around every page. */
export function RootLayout() {
  useArrival();
  const { pathname } = useLocation();
  const route = matchRoute(pathname);
  const online = useOnline();
  const bare = hidesBar(pathname);
  const framed = bare || route?.menu === 'console';
  return (
    <LinkProvider anchor={RouterAnchor}>
      <SkipLink />
      <PageProgress />
      {!bare && <SiteBar route={route} transparent={online && route?.topBar === 'transparent'} />}
      {!online && <OfflineBanner />}
      {framed ? <Outlet /> : <PublicPage />}
      {route?.contactWidget && (
        <WidgetBoundary>
          <Suspense fallback={null}><ContactWidget brand={brand} onTop={toTop} /></Suspense>
        </WidgetBoundary>
      )}
      <DialogHost />
      <PaymentHost />
      <Messages />
    </LinkProvider>
  );
}
