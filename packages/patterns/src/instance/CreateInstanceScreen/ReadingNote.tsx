import { Text } from '@compute-market/components/text';
import type { Resource } from '../../resource';
import { ActionButton } from '../../row-action';

interface ReadingNoteProps {
  /** What a step offers. */
  list: Resource<unknown>;
  words: { readonly loading: string; readonly failed: string; readonly retry: string };
  onRetry: () => void;
}

/** Stands in a step while what it offers is being read, and when that failed; nothing once it is there. */
export function ReadingNote({ list, words, onRetry }: ReadingNoteProps) {
  if (list.state === 'ready') return null;
  if (list.state === 'loading')
    return (
      <Text size="small" tone="tertiary">
        {words.loading}
      </Text>
    );
  return (
    <Text size="small" tone="secondary">
      {words.failed}{' '}
      <ActionButton type="button" onClick={onRetry}>
        {words.retry}
      </ActionButton>
    </Text>
  );
}
