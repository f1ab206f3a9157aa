import { matchRoute } from '@compute-market/contract/routes';
import { lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { FailureBoundary } from './FailureBoundary';
import { useFailure } from './useFailure';

const RouteErrorPanel = lazy(() =>
  import('@compute-market/patterns/shell/ErrorPanel').then((module) => ({ default: module.RouteErrorPanel })),
);

/** A route that broke; the rest of the page stays. */
export function RouteError() {
  const { pathname } = useLocation();
  const failure = useFailure();
  return (
    <FailureBoundary {...failure}>
      <RouteErrorPanel framed={matchRoute(pathname)?.menu === 'console'} {...failure} />
    </FailureBoundary>
  );
}
