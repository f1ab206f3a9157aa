import { Button } from '@compute-market/components/button';
import { lazyPiece } from '@compute-market/components/lazy-piece';
import { LinkButton } from '@compute-market/components/link-button';
import { useAnchor } from '@compute-market/components/link-provider';
import { Skeleton } from '@compute-market/components/skeleton';
import type { Brand } from '@compute-market/contract/brand';
import type { TopMenu } from '@compute-market/contract/define-route';
import type { Runway } from '@compute-market/contract/entities/cost-item';
import type { RouteKey } from '@compute-market/contract/routes';
import { routes } from '@compute-market/contract/routes';
import { Suspense, type CSSProperties, type ReactNode, type Ref } from 'react';
import { BrandMark } from '../BrandMark/BrandMark';
import type { Viewer } from '../../viewer';
import { Bell, type BellProps } from './Bell';
import { topBarMessages as messages } from './messages';
import { SiteDrawer } from './SiteDrawer';
import { SitePlaces } from './SitePlaces';
import { Home, Navigation, Pending, PlainLogin, Right, Root, Tab } from './TopBar.styles';

export type { AlertSummary, NoticeSummary } from './Bell';

/** The explanations a customer may open from the menu of the account (product §2). */
export type Guide = 'vip' | 'credit' | 'voucher';

export interface TopBarProps
  extends Pick<
    BellProps,
    'notices' | 'lastSeenNotice' | 'hasNews' | 'onNoticesSeen' | 'onReadNotices' | 'onReadAlerts'
  > {
  brand: Brand;
  viewer: Viewer;
  /** Given where it could not be read who looks at the page: asks again. */
  onRetryViewer?: (() => void) | undefined;
  /** The tab that is lit. */
  menu: TopMenu | null;
  /** The screen that is shown; in the console the drawer of small screens lights its entry. */
  screen: RouteKey | null;
  /** Where the payment screen was opened from (decisions 23). */
  from?: string | null;
  /** Lies over the top of the page; its white follows `--bar-opacity`, 0 to 1, which the host writes while the page scrolls (product §2). */
  transparent?: boolean;
  /** A ticket has an answer that was not read. */
  unreadWorkOrder: boolean;
  /** Where login leads back to. */
  returnTo?: string;
  onGuide: (guide: Guide) => void;
  /** How long the money lasts; null where the server does not tell, undefined when it could not be read. Asked when the account's menu opens. */
  onReadRunway: () => Promise<Runway | null | undefined>;
  onLogout: () => void;
  /** Where one chooses the theme (ThemeChoice): in the menu of the account, and in the drawer of small screens. */
  themeChoice: ReactNode;
  /** The way into the palette (SearchEntry), once it is there. */
  search?: ReactNode;
  style?: CSSProperties;
  ref?: Ref<HTMLElement>;
}

const VisitorLinks = ({ returnTo }: Pick<TopBarProps, 'returnTo'>) => {
  const anchor = useAnchor();
  return (
    <>
      <PlainLogin as={anchor} href={routes.login.to({ page: 'login', redirect: returnTo })}>
        {messages.login}
      </PlainLogin>
      <LinkButton variant="primary" href={routes.login.to({ page: 'register', redirect: returnTo })}>
        {messages.register}
      </LinkButton>
    </>
  );
};

/** Visitors do not load what belongs to an account. */
const CustomerArea = lazyPiece(() => import('./CustomerArea').then((module) => ({ default: module.CustomerArea })));

/** Keeps the place of balance and avatar until the account has been read; asks again where that failed. */
const PendingAccount = ({ onRetry }: { onRetry?: TopBarProps['onRetryViewer'] }) =>
  onRetry ? (
    <Button aria-label={messages.retryAccount} onClick={onRetry}>
      {messages.retry}
    </Button>
  ) : (
    <Pending aria-busy>
      <Skeleton shape="block" height={32} />
    </Pending>
  );

/** The bar over every page but the login page: where one can go, what is new, what is left on the account (product §2). */
export function TopBar({ transparent = false, style, ref, ...bar }: TopBarProps) {
  const anchor = useAnchor();
  const { brand, viewer, menu, returnTo } = bar;
  return (
    <Root ref={ref} data-transparent={transparent || undefined} style={style}>
      <SiteDrawer {...bar} />
      <Home as={anchor} href={routes.store.to()} aria-label={messages.home(brand.name)}>
        <BrandMark brand={brand} />
      </Home>
      <Navigation aria-label={messages.navigation}>
        <SitePlaces brand={brand} menu={menu} place={Tab} store={routes.store.to()} />
      </Navigation>
      <Right>
        {bar.search}
        <Bell {...bar} />
        {viewer.role === 'visitor' && <VisitorLinks returnTo={returnTo} />}
        {viewer.role === 'unknown' && <PendingAccount onRetry={bar.onRetryViewer} />}
        {(viewer.role === 'main' || viewer.role === 'sub') && (
          <Suspense fallback={<PendingAccount />}>
            <CustomerArea {...bar} viewer={viewer} />
          </Suspense>
        )}
      </Right>
    </Root>
  );
}
