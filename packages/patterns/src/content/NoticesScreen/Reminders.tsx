import { Dot } from '@compute-market/components/dot';
import { EmptyDrawing } from '@compute-market/components/empty-drawing';
import { EmptyState } from '@compute-market/components/empty-state';
import { ErrorState } from '@compute-market/components/error-state';
import { Link } from '@compute-market/components/link';
import { Pagination } from '@compute-market/components/pagination';
import { Skeleton } from '@compute-market/components/skeleton';
import { Time } from '@compute-market/components/time';
import type { Reminder } from '@compute-market/contract/entities/reminder';
import type { Resource } from '../../resource';
import { SlowHint } from '../../slow-hint';
import { noticesMessages as messages } from './messages';
import { Bones, Foot, List, Moment, Told, Title, Words } from './NoticesScreen.styles';

export interface ReminderPage {
  readonly data: readonly Reminder[];
  readonly total: number;
  /** How many were not read, on all pages. */
  readonly unread: number;
}

interface RemindersProps {
  list: Resource<ReminderPage>;
  page: number;
  pageSize: number;
  onPageChange: (page: number) => void;
  onRetry: () => void;
}

/** What the customer itself was told: the 站内 channel of its notice settings (screens B11). */
export function Reminders({ list, page, pageSize, onPageChange, onRetry }: RemindersProps) {
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
  if (data.length === 0)
    return (
      <EmptyState
        drawing={<EmptyDrawing subject="message" />}
        title={messages.emptyMine}
        help={messages.emptyMineHelp}
      />
    );
  return (
    <>
      <List data-dimmed={list.refreshing || undefined}>
        {data.map(({ Id, Title: title, Text, Link: href, CreateTime, Read }) => (
          <Told key={Id}>
            <Title data-unseen={!Read || undefined}>
              {!Read && <Dot label={messages.unseen} />}
              {title}
            </Title>
            <Words>{Text}</Words>
            {href !== null && (
              <Words>
                <Link href={href}>{messages.go}</Link>
              </Words>
            )}
            <Moment>
              <Time seconds={CreateTime} />
            </Moment>
          </Told>
        ))}
      </List>
      <Foot>
        <Pagination page={page} pageSize={pageSize} total={total} onPageChange={onPageChange} />
      </Foot>
    </>
  );
}
