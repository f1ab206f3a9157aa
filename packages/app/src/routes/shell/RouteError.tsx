import { useCallback } from 'react';
import { lazyPiece } from '@compute-market/components/lazy-piece';
import { matchRoute } from '@compute-market/contract/routes';
import { useLocation, useNavigate } from 'react-router-dom';
import { FailureBoundary } from './FailureBoundary';
import { useFailure } from './useFailure';

const RouteErrorPanel = lazyPiece(() =>
  import('@compute-market/patterns/shell/ErrorPanel').then((module) => ({ default: module.RouteErrorPanel })),
);

/** A route that broke; the rest of the page stays. */
export function RouteError() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  // The same address anew: the router's boundary may keep its error over a mere revalidation.
  const askAgain = useCallback(
    () => void navigate(pathname + search + hash, { replace: true }),
    [navigate, pathname, search, hash],
  );
  const failure = useFailure(askAgain);
  return (
    <FailureBoundary {...failure}>
      <RouteErrorPanel framed={matchRoute(pathname)?.menu === 'console'} {...failure} />
    </FailureBoundary>
  );
}
