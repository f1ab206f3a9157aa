import { useContext, type ReactNode } from 'react';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import type { Labels } from '../../words';
import { Button } from '../../actions/Button/Button';
import { CopyButton } from '../../actions/CopyButton/CopyButton';
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
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof errorStateMessages>;
  /** Shown for copying, so that support can find the request; nothing is shown for an empty one. */
  requestId?: string;
}

/** Something could not be loaded; the page around it stays usable. What can be tried again ends with the help of `ErrorHelp`, where a page gives one. */
export function ErrorState({ title, onRetry, retrying = false, labels, requestId, actions, ...rest }: ErrorStateProps) {
  const words = useWords('errorState', errorStateMessages, labels);
  const help = useContext(ErrorHelp);
  return (
    <StatePanel
      component="ErrorState"
      role="alert"
      title={title ?? words.title}
      drawing={<ErrorDrawing />}
      actions={
        (onRetry || actions !== undefined) && (
          <>
            {onRetry && (
              <Button variant="outline" loading={retrying} onClick={onRetry}>
                {words.retry}
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
          {words.requestId} {requestId}
          <CopyButton value={requestId} label={words.copy} />
        </Request>
      )}
    </StatePanel>
  );
}
