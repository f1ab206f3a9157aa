import { ErrorState } from '@compute-market/components/error-state';
import { Pagination } from '@compute-market/components/pagination';
import { Skeleton } from '@compute-market/components/skeleton';
import type { ReactNode } from 'react';
import type { Resource } from '../../resource';
import { SlowHint } from '../../slow-hint';
import { noticesMessages as messages } from './messages';
import { Bones, Foot, List } from './NoticesScreen.styles';

export interface MessageListProps<Message> {
  list: Resource<{ readonly data: readonly Message[]; readonly total: number }>;
  page: number;
  pageSize: number;
  onPageChange: (page: number) => void;
  onRetry: () => void;
  /** In place of a list without any. */
  empty: ReactNode;
  /** An item of the list. */
  children: (message: Message) => ReactNode;
}

/** One page of what was told, the newest first. */
export function MessageList<Message>({ list, empty, children, onRetry, ...pages }: MessageListProps<Message>) {
  if (list.state === 'loading')
    return (
      <>
        <Bones role="status" aria-label={messages.reading}>
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} lines={2} />
          ))}
        </Bones>
        <SlowHint />
      </>
    );
  if (list.state === 'error')
    return <ErrorState title={messages.failed(list.reason)} requestId={list.requestId} onRetry={onRetry} />;
  const { data, total } = list.data;
  if (data.length === 0) return empty;
  return (
    <>
      <List data-dimmed={list.refreshing || undefined}>{data.map(children)}</List>
      <Foot>
        <Pagination {...pages} total={total} />
      </Foot>
    </>
  );
}
