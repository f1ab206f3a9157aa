import { Pagination } from '@compute-market/components/pagination';
import { Time } from '@compute-market/components/time';
import type { ReactNode } from 'react';
import { recordListMessages as messages } from './messages';
import { RefreshWord } from './record-list.styles';

/** Another page, or pages of another size. */
export type PlaceChange = { page: number } | { size: number };

interface RecordFootProps {
  /** From 1. */
  page: number;
  size: number;
  total: number;
  /** When the page was read, seconds by the server's clock. */
  readAt: number;
  /** What the filter adds up to, in words. */
  sum?: ReactNode;
  onChange: (change: PlaceChange) => void;
  onRefresh: () => void;
}

/** Pages of a list of records, when it was read, and the way to read it again. */
export const RecordFoot = ({ page, size, total, readAt, sum, onChange, onRefresh }: RecordFootProps) => (
  <Pagination
    page={page}
    pageSize={size}
    total={total}
    onPageChange={(next) => onChange({ page: next })}
    onPageSizeChange={(next) => onChange({ size: next })}
    start={
      <span>
        {sum !== undefined && <>· {sum} </>}· {messages.updatedAt} <Time seconds={readAt} format="clock" />{' '}
        <RefreshWord type="button" onClick={onRefresh}>
          {messages.refresh}
        </RefreshWord>
      </span>
    }
  />
);
