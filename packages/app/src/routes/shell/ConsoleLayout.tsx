import { ErrorState } from '@compute-market/components/error-state';
import { litEntryOf } from '@compute-market/contract/navigation';
import { matchRoute, type KeyedRoute } from '@compute-market/contract/routes';
import { ConsoleFrame } from '@compute-market/patterns/shell/ConsoleFrame';
import { MainOnlyPanel } from '@compute-market/patterns/shell/MainOnlyPanel';
import { mainPhoneOf, mayDo, type Viewer } from '@compute-market/patterns/viewer';
import { Outlet, useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { user } from '../../state/user';
import { workOrder } from '../../state/work-order';
import { shellMessages } from './messages';
import { ScreenPending } from './ScreenPending';
import { useFirstAccount } from './useFirstAccount';
import { useViewer } from './useViewer';

/** A screen for main accounts waits until it is known who is logged in; a sub-account sees why it cannot be shown (decisions 18, 126). */
function Admitted({ route, viewer }: { route: KeyedRoute | undefined; viewer: Viewer }) {
  const { failed, retry } = useFirstAccount(viewer.role === 'unknown');
  if (route === undefined || viewer.role === 'main') return <Outlet />;
  const right = route.right !== undefined && !mayDo(viewer, route.right) ? route.right : undefined;
  if (right === undefined && route.allowed.includes('sub')) return <Outlet />;
  if (viewer.role === 'sub')
    return <MainOnlyPanel title={route.title} mainPhone={mainPhoneOf(viewer.user)} right={right} />;
  if (!failed) return <ScreenPending title={route.title} />;
  return (
    <>
      <h1>{route.title}</h1>
      <ErrorState title={shellMessages.accountFailed} onRetry={retry} />
    </>
  );
}

/** The console's frame, and who may see what is in it. */
export function Component() {
  const { pathname, search } = useLocation();
  const route = matchRoute(pathname);
  const viewer = useViewer();
  const { unread } = useSnapshot(workOrder);
  const { failed } = useSnapshot(user);
  const lit = route ? litEntryOf(route.key, new URLSearchParams(search).get('from')) : null;
  return (
    <ConsoleFrame viewer={viewer} failed={failed} lit={lit} unreadWorkOrder={unread}>
      <Admitted route={route} viewer={viewer} />
    </ConsoleFrame>
  );
}
