import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useLocale, useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { Button } from '../../actions/Button/Button';
import { ArrowDownIcon } from '../../icons/ArrowDownIcon';
import type { Labels } from '../../words';
import { threadMessages } from './messages';
import { threadDays } from './thread-days';
import { Days, Day, Entries, Event, Fresh, Root } from './Thread.styles';
import { ThreadBubble } from './ThreadBubble';

export interface ThreadPicture {
  key: string;
  src: string;
  alt: string;
}

export interface ThreadFile {
  key: string;
  name: string;
  /** 248 KB. */
  size?: string;
  href: string;
}

interface ThreadEntryBase {
  key: string;
  /** Unix time, in seconds. */
  at: number;
}

export interface ThreadMessage extends ThreadEntryBase {
  kind?: 'message';
  author: string;
  /** Written by the person who reads; stands at the right. */
  own?: boolean;
  /** In place of the first sign of the name: the mark of support. */
  avatar?: ReactNode;
  /** The words; Markdown goes through MarkdownView. */
  content: ReactNode;
  pictures?: readonly ThreadPicture[];
  files?: readonly ThreadFile[];
  /** A failed one is kept, with another try. */
  state?: 'sent' | 'sending' | 'failed';
}

/** What happened between the words: 工程师 周工 已受理，用时 8 分钟. */
export interface ThreadEvent extends ThreadEntryBase {
  kind: 'event';
  text: ReactNode;
}

export type ThreadEntry = ThreadMessage | ThreadEvent;

export interface ThreadProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** From the oldest to the newest. */
  entries: readonly ThreadEntry[];
  onRetry?: (key: string) => void;
  /** Shows a picture large. */
  onPictureOpen?: (picture: ThreadPicture) => void;
  /** Replies that have come while the person reads; a small pill offers them. */
  freshCount?: number;
  onShowFresh?: () => void;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof threadMessages>;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A talk between a customer and support: who said what, when, with pictures and files.
 *
 * - It MUST say author and time of every message to screen readers too; side and colour only repeat it.
 * - It MUST keep a message that could not be sent, with another try.
 * - It MUST not move what is read when a reply comes, but offer it.
 * - The parent MUST clean what it puts in as content.
 */
export function Thread({ entries, onRetry, onPictureOpen, freshCount = 0, onShowFresh, labels, ...rest }: ThreadProps) {
  const words = useWords('thread', threadMessages, labels);
  const { formats } = useLocale();
  return (
    <Root data-component="Thread" role="log" aria-live="off" aria-label={words.label} {...rest}>
      <Days>
        {threadDays(entries).map(({ day, entries: ofDay }) => (
          <li key={day}>
            {day !== '' && (
              <Day>
                <time dateTime={day}>{formats.time(ofDay[0]?.at ?? 0, 'date')}</time>
              </Day>
            )}
            <Entries>
              {ofDay.map((entry) => (
                <li key={entry.key}>
                  {entry.kind === 'event' ? (
                    <Event data-part="event">{entry.text}</Event>
                  ) : (
                    <ThreadBubble
                      message={entry}
                      labels={words}
                      onRetry={onRetry && (() => onRetry(entry.key))}
                      onPictureOpen={onPictureOpen}
                    />
                  )}
                </li>
              ))}
            </Entries>
          </li>
        ))}
      </Days>
      <Fresh role="status" data-part="fresh">
        {freshCount > 0 && (
          <Button size="sm" variant="outline" icon={<ArrowDownIcon size={14} />} onClick={onShowFresh}>
            {words.fresh(freshCount)}
          </Button>
        )}
      </Fresh>
    </Root>
  );
}
