import { Text } from '@compute-market/components/text';
import { ActionButton } from '../../row-action';
import { messages } from './messages';

interface PartFailedProps {
  /** What could not be read, as a sentence. */
  readonly reason: string;
  readonly onRetry: () => void;
}

/** In place of a part of the page that could not be read. */
export function PartFailed({ reason, onRetry }: PartFailedProps) {
  return (
    <Text size="small" tone="secondary">
      {reason}{' '}
      <ActionButton type="button" onClick={onRetry}>
        {messages.retryPart}
      </ActionButton>
    </Text>
  );
}
