import { laterPiece } from '@compute-market/components/lazy-piece';
import { LinkProvider } from '@compute-market/components/link-provider';
import { SkipLink } from '@compute-market/components/skip-link';
import { matchRoute } from '@compute-market/contract/routes';
import { useDeferredModule } from '@compute-market/patterns/deferred-module';
import { useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { brand } from '../../brand';
import { useArrival } from '../../navigation/useArrival';
import { firstScreen, firstScreenStands } from '../../state/first-screen';
import { freshness } from '../../state/freshness';
import { DemoBand } from './DemoBand';
import { PageProgress } from './PageProgress';
import { PlainMessages } from './PlainMessages';
import type * as deferred from './deferred';
import type { KeyOverlay } from './Shortcuts';
import { FooterPlace, Main } from './RootLayout.styles';
import { RouterAnchor } from './RouterAnchor';
import { SiteBar } from './SiteBar';
import { WidgetBoundary } from './WidgetBoundary';

type Deferred = typeof deferred;
const loadDeferred = laterPiece(() => import('./deferred'));
const toTop = () => window.scrollTo({ top: 0, behavior: 'smooth' });

/** Hidden on any path that holds the word (product §2). */
const hidesBar = (pathname: string) => pathname.includes('login');

/** A page outside the console: the content is the main region, the legal links stand under it. */
function PublicPage({ deferred }: { deferred: Deferred | null }) {
  return (
    <>
      <Main id="main" tabIndex={-1}>
        <Outlet />
      </Main>
      <FooterPlace>{deferred && <deferred.PublicFooter />}</FooterPlace>
    </>
  );
}

/** The frame of every page. */
export function RootLayout() {
  useArrival();
  const { pathname } = useLocation();
  const route = matchRoute(pathname);
  const isFresh = Object.keys(useSnapshot(freshness)).length === 0;
  const bare = hidesBar(pathname);
  const framed = bare || route?.menu === 'console';
  // The store says itself when it can be used; no other screen has a budget to keep.
  const isStore = route?.key === 'store';
  useEffect(() => {
    if (!isStore) firstScreenStands();
  }, [isStore]);
  const [overlay, setOverlay] = useState<KeyOverlay | null>(null);
  const deferred = useDeferredModule(useSnapshot(firstScreen).stands, loadDeferred);
  return (
    <LinkProvider anchor={RouterAnchor}>
      <SkipLink />
      <PageProgress />
      <DemoBand />
      {!bare && (
        <SiteBar
          route={route}
          transparent={isFresh && route?.topBar === 'transparent'}
          themeChoice={deferred && <deferred.ThemeChoice />}
          search={deferred && <deferred.SearchEntry onOpen={() => setOverlay('palette')} />}
        />
      )}
      {deferred && <deferred.OldData />}
      {framed ? <Outlet /> : <PublicPage deferred={deferred} />}
      {deferred ? (
        <>
          {route?.contactWidget && (
            <WidgetBoundary>
              <deferred.ContactWidget brand={brand} onTop={toTop} />
            </WidgetBoundary>
          )}
          <deferred.CarriedObjects />
          <deferred.KeptScroll />
          <deferred.DialogHost />
          <deferred.PaymentHost />
          <deferred.Messages />
          <WidgetBoundary>
            <deferred.Shortcuts open={overlay} onOpen={setOverlay} />
          </WidgetBoundary>
        </>
      ) : (
        <PlainMessages />
      )}
    </LinkProvider>
  );
}
