import { ErrorState } from '@compute-market/components/error-state';
import { Skeleton } from '@compute-market/components/skeleton';
import { PageHead } from '@compute-market/patterns/shell/PageHead';
import type { Viewer } from '@compute-market/patterns/viewer';
import type { ReactNode } from 'react';
import { KeepHeading } from '../../navigation/KeepHeading';
import { shellMessages } from '../shell/messages';
import { useFirstAccount } from '../shell/useFirstAccount';
import { useViewer } from '../shell/useViewer';
import { SlowHint } from '@compute-market/patterns/slow-hint';

type Known = Extract<Viewer, { role: 'main' | 'sub' }>;

interface KnownCustomerProps {
  readonly title: string;
  readonly children: (viewer: Known) => ReactNode;
}

/** A page about the account waits until it is known whose. */
export function KnownCustomer({ title, children }: KnownCustomerProps) {
  const viewer = useViewer();
  const { failed, retry } = useFirstAccount(viewer.role === 'unknown');
  if (viewer.role === 'main' || viewer.role === 'sub') return children(viewer);
  return (
    <>
      <KeepHeading />
      <PageHead title={title} />
      {failed ? (
        <ErrorState title={shellMessages.accountFailed} onRetry={retry} />
      ) : (
        <>
          <Skeleton lines={6} />
          <SlowHint />
        </>
      )}
    </>
  );
}
