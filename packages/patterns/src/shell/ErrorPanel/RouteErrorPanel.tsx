import { ErrorState } from '@compute-market/components/error-state';
import { LinkButton } from '@compute-market/components/link-button';
import { routes } from '@compute-market/contract/routes';
import { StandInPage } from '../StandInPage/StandInPage';
import { errorPanelMessages as messages } from './messages';

export interface ErrorPanelProps {
  /** What happened, in the words of the person; a general sentence when it is not known. */
  reason?: string;
  /** For copying to customer service. */
  errorId: string;
  onRetry: () => void;
}

/** A route that broke: what to do, and a number to quote. The bars around it stay. */
export function RouteErrorPanel({
  framed,
  reason = messages.reason,
  errorId,
  onRetry,
}: ErrorPanelProps & { framed?: boolean }) {
  return (
    <StandInPage framed={framed} title={messages.routeTitle}>
      <ErrorState
        title={reason}
        help={messages.help}
        requestId={errorId}
        labels={{ requestId: messages.errorId, retry: messages.retry }}
        onRetry={onRetry}
        actions={<LinkButton href={routes.store.to()}>{messages.home}</LinkButton>}
      />
    </StandInPage>
  );
}
