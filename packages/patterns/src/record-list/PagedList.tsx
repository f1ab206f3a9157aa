import { ErrorState } from '@compute-market/components/error-state';
import type { ReactNode } from 'react';
import type { Resource } from '../resource';
import { SlowHint } from '../slow-hint';
import { recordListMessages as messages } from './messages';
import { ListFrame } from './record-list.styles';
import { RecordFoot, type PlaceChange } from './RecordFoot';

/** What every page of records tells beside its rows. */
export interface PageFacts {
  readonly total: number;
  /** The page that was given: the last one when a later one was asked for. */
  readonly page: number;
  /** When it was read, seconds by the server's clock. */
  readonly readAt: number;
}

/** One page of records of one kind. */
export interface RecordPage<Row> extends PageFacts {
  readonly rows: readonly Row[];
}

/** How far the rows of a list are read, as its table shows it. */
export interface ListState {
  readonly loading: boolean;
  readonly refreshing: boolean;
  readonly skeletonRows: number;
}

export interface PagedListProps {
  list: Resource<unknown>;
  /** Of what is shown; undefined while it is not known, and where everything comes at once. */
  page: PageFacts | undefined;
  /** What the filter adds up to, in words: it stands beside the number of rows. */
  sum?: ReactNode;
  /** Rows on a page. */
  size: number;
  onPlaceChange: (change: PlaceChange) => void;
  /** Reads it again. */
  onRefresh: () => void;
  /** The rows, or what stands for them. */
  children: ReactNode;
}

/** Records with their pages under them, or why they could not be read. */
export function PagedList({ list, page, sum, size, onPlaceChange, onRefresh, children }: PagedListProps) {
  if (list.state === 'error')
    return <ErrorState title={messages.failed(list.reason)} requestId={list.requestId} onRetry={onRefresh} />;
  return (
    <ListFrame>
      {children}
      {list.state === 'loading' && <SlowHint />}
      {page && page.total > 0 && (
        <RecordFoot
          page={page.page}
          total={page.total}
          readAt={page.readAt}
          sum={sum}
          size={size}
          onChange={onPlaceChange}
          onRefresh={onRefresh}
        />
      )}
    </ListFrame>
  );
}
