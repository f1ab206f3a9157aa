import { ErrorState } from '@compute-market/components/error-state';
import type { Brand } from '@compute-market/contract/brand';
import { routes } from '@compute-market/contract/routes';
import { BrandMark } from '../BrandMark';
import { Page } from './ErrorPanel.styles';
import { errorPanelMessages as messages } from './messages';
import type { ErrorPanelProps } from './RouteErrorPanel';

/** The whole application broke: nothing of it is relied on, links reload the page. */
export function AppErrorPanel({
  brand,
  reason = messages.reason,
  errorId,
  onRetry,
}: ErrorPanelProps & { brand: Brand }) {
  return (
    <Page>
      <a href={routes.store.path}>
        <BrandMark brand={brand} size="lg" />
      </a>
      <h1>{messages.appTitle}</h1>
      <ErrorState
        title={reason}
        help={messages.help}
        requestId={errorId}
        labels={{ requestId: messages.errorId, retry: messages.reload }}
        onRetry={onRetry}
      />
    </Page>
  );
}
