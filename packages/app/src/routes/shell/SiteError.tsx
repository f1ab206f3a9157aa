import { lazyPiece } from '@compute-market/components/lazy-piece';
import { brand } from '../../brand';
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
      <AppErrorPanel brand={brand} {...failure} />
    </FailureBoundary>
  );
}
