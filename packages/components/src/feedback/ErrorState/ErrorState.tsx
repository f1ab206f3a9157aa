import { useContext, type ReactNode } from 'react';
import { Button } from '../../actions/Button';
import { CopyButton } from '../../actions/CopyButton';
import { errorStateMessages } from './messages';
import { StatePanel, type StatePanelProps } from '../EmptyState/StatePanel';
import { ErrorDrawing } from './ErrorDrawing';
import { ErrorHelp } from './ErrorHelp';
import { Request } from './ErrorState.styles';

export interface ErrorStateProps extends Omit<StatePanelProps, 'title' | 'drawing'> {
  /** What failed, in the words of the person: 加载失败：请求超时. */
  title?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  retryLabel?: string;
  /** Shown for copying, so that support can find the request; nothing is shown for an empty one. */
  requestId?: string;
  requestIdLabel?: string;
  copyLabel?: string;
}

/** Something could not be loaded; the page around it stays usable. What can be tried again ends with the help of `ErrorHelp`, where a page gives one. */
export function ErrorState({
  title = errorStateMessages.title,
  onRetry,
  retrying = false,
  retryLabel = errorStateMessages.retry,
  requestId,
  requestIdLabel = errorStateMessages.requestId,
  copyLabel = errorStateMessages.copy,
  actions,
  ...rest
}: ErrorStateProps) {
  const help = useContext(ErrorHelp);
  return (
    <StatePanel
      component="ErrorState"
      role="alert"
      title={title}
      drawing={<ErrorDrawing />}
      actions={
        (onRetry || actions !== undefined) && (
          <>
            {onRetry && (
              <Button variant="outline" loading={retrying} onClick={onRetry}>
                {retryLabel}
              </Button>
            )}
            {actions}
            {onRetry && help}
          </>
        )
      }
      {...rest}
    >
      {requestId && (
        <Request>
          {requestIdLabel} {requestId}
          <CopyButton value={requestId} label={copyLabel} />
        </Request>
      )}
    </StatePanel>
  );
}
