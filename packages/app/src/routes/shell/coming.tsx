import { matchRoute, routes } from '@compute-market/contract/routes';
import { ComingPanel } from '@compute-market/patterns/shell/ComingPanel';
import { useLocation } from 'react-router-dom';

/** A route whose screen is still to come. */
export function Component() {
  const { pathname } = useLocation();
  return <ComingPanel route={matchRoute(pathname) ?? { ...routes.store, key: 'store' }} />;
}
