import { Dash } from '@compute-market/components/dash';
import { Alert } from '@compute-market/components/alert';
import { Button } from '@compute-market/components/button';
import { Figure } from '@compute-market/components/figure-strip';
import { partialDataMessages as messages } from './messages';
import { RetryWord } from './partial-data.styles';

interface RetryProps {
  /** What is read again. */
  of: string;
  onRetry: () => void;
}

/** Beside what could not be had: reads it again. */
export const Retry = ({ of, onRetry }: RetryProps) => (
  <RetryWord type="button" aria-label={messages.retryOf(of)} onClick={onRetry}>
    {messages.retry}
  </RetryWord>
);

interface FailedFigureProps {
  label: string;
  onRetry: () => void;
}

/** The cell of a strip whose figure could not be had: a dash, and another try. */
export const FailedFigure = ({ label, onRetry }: FailedFigureProps) => (
  <Figure
    label={label}
    value={<Dash />}
    tone="quiet"
    note={messages.failed}
    noteEnd={<Retry of={label} onRetry={onRetry} />}
  />
);

interface PartialNoticeProps {
  /** What is missing, as its card or figure is called; nothing is said when nothing is missing. */
  missing: readonly string[];
  /** Where the cards themselves have no room for another try. */
  onRetry?: () => void;
}

/** Under figures that were read apart from each other: which of them the page does not know, and no sum contains (screens A3). */
export function PartialNotice({ missing, onRetry }: PartialNoticeProps) {
  if (missing.length === 0) return null;
  return (
    <Alert
      tone="warn"
      announced
      action={
        onRetry && (
          <Button size="sm" onClick={onRetry}>
            {messages.retry}
          </Button>
        )
      }
    >
      {messages.missing(missing)}
    </Alert>
  );
}
