import { loadPiece } from '@compute-market/components/lazy-piece';
import type { KeyedRoute } from '@compute-market/contract/routes';
import { TopBar, type Guide, type TopBarProps } from '@compute-market/patterns/shell/TopBar';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { brand } from '../../brand';
import { retryUser } from '../../flows/account';
import { refreshNotices } from '../../flows/service';
import { leaveSession } from '../../flows/session';
import { openDialog, type DialogName } from '../../state/dialogs';
import { hasUnseenNotice, markNoticesSeen, notices } from '../../state/notices';
import { user } from '../../state/user';
import { workOrder } from '../../state/work-order';
import { useBarOpacity } from './useBarOpacity';
import { useViewer } from './useViewer';

const dialogOf: Record<Guide, DialogName> = { vip: 'vipIntro', credit: 'creditIntro', voucher: 'powerMoneyIntro' };

/** Undefined when even its code cannot be had; the client has said so. */
const onReadRunway = () =>
  loadPiece(() => import('../../flows/runway')).then(
    ({ readRunwayOrNot }) => readRunwayOrNot(),
    () => undefined,
  );

const onReadAlerts = () =>
  loadPiece(() => import('../../flows/alerts')).then(
    ({ readAlerts }) => readAlerts(),
    () => undefined,
  );

interface SiteBarProps extends Pick<TopBarProps, 'themeChoice' | 'search'> {
  route: KeyedRoute | undefined;
  /** Lies over the top of the page. */
  transparent: boolean;
}

/** The top bar with the stores behind it. */
export function SiteBar({ route, transparent, themeChoice, search }: SiteBarProps) {
  const { pathname, search: query } = useLocation();
  const { latest, lastSeen } = useSnapshot(notices);
  const { unread } = useSnapshot(workOrder);
  const { failed } = useSnapshot(user);
  const bar = useBarOpacity(transparent);
  return (
    <TopBar
      ref={bar}
      brand={brand}
      viewer={useViewer()}
      onRetryViewer={failed ? retryUser : undefined}
      menu={route?.menu ?? null}
      screen={route?.key ?? null}
      from={new URLSearchParams(query).get('from')}
      transparent={transparent}
      notices={latest}
      lastSeenNotice={lastSeen}
      hasNews={hasUnseenNotice({ latest, lastSeen })}
      unreadWorkOrder={unread}
      returnTo={pathname + query}
      onNoticesSeen={markNoticesSeen}
      onReadNotices={refreshNotices}
      onReadAlerts={onReadAlerts}
      onGuide={(guide) => openDialog(dialogOf[guide])}
      onReadRunway={onReadRunway}
      themeChoice={themeChoice}
      search={search}
      onLogout={() => void leaveSession()}
    />
  );
}
