import { AttemptDialog, type RemovalProps } from '../../attempt-dialog';

interface KeyRemovalProps extends Omit<RemovalProps<unknown>, 'one'> {
  words: {
    readonly removeTitle: string;
    readonly removeStops: string;
    readonly removeKeeps: string;
    readonly remove: string;
  };
  /** The key, as its owner knows it. */
  subject: string;
}

/** Taking a key away; a refusal says why and leaves the question open. */
export const KeyRemoval = ({ words, onRemove, ...dialog }: KeyRemovalProps) => (
  <AttemptDialog
    {...dialog}
    title={words.removeTitle}
    effects={{ stops: words.removeStops, keeps: words.removeKeeps }}
    labels={{ confirm: words.remove }}
    onAttempt={onRemove}
  />
);
