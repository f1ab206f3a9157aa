import { ErrorState } from '@compute-market/components/error-state';
import type { Brand } from '@compute-market/contract/brand';
import { routes } from '@compute-market/contract/routes';
import { BrandMark } from '../BrandMark/BrandMark';
import { Page } from './ErrorPanel.styles';
import { errorPanelMessages as messages } from './messages';
import type { ErrorPanelProps } from './RouteErrorPanel';

interface AppErrorPanelProps extends ErrorPanelProps {
  brand: Brand;
  /** Address of the first page, with the path under which the site stands: no router adds it here. */
  home?: string;
}

/** The whole application broke: nothing of it is relied on, links reload the page. */
export function AppErrorPanel({
  brand,
  home = routes.store.path,
  reason = messages.reason,
  errorId,
  onRetry,
}: AppErrorPanelProps) {
  return (
    <Page>
      <a href={home}>
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
