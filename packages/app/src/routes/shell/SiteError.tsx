import { lazyPiece } from '@compute-market/components/lazy-piece';
import { routes } from '@compute-market/contract/routes';
import { brand } from '../../brand';
import { configuration } from '../../configuration';
import { FailureBoundary } from './FailureBoundary';
import { useFailure } from './useFailure';

const AppErrorPanel = lazyPiece(() =>
  import('@compute-market/patterns/shell/ErrorPanel').then((module) => ({ default: module.AppErrorPanel })),
);

/** The bars themselves broke: nothing of the site is relied on. */
export function SiteError() {
  const failure = useFailure();
  return (
    <FailureBoundary {...failure}>
      <AppErrorPanel brand={brand} home={configuration.basePath + routes.store.path} {...failure} />
    </FailureBoundary>
  );
}
