import { getNotices } from '@compute-market/contract/calls/notice';
import { getReminders, readReminders } from '@compute-market/contract/calls/reminder';
import {
  NoticesScreen,
  noticesQuery,
  noticeTypeOf,
  type ReminderPage,
} from '@compute-market/patterns/content/NoticesScreen';
import { isUnseenNotice } from '@compute-market/patterns/notice-view';
import { useEffect, useState } from 'react';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { api } from '../../api';
import { ApiError } from '../../api/errors';
import { markNoticesSeen, notices } from '../../state/notices';
import { session } from '../../state/session';
import { settle, useResult, type Result } from '../result';
import { useListQuery } from '../useListQuery';

/** Notices of one page (screens B24). */
const pageSize = 10;

export function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  const { tab, page } = noticesQuery.read(new URL(url).searchParams);
  const options = { signal };
  const remindersPage = tab === 'mine' ? page : 1;
  return {
    list: settle(
      api.call(getNotices, { page: tab === 'mine' ? 1 : page, page_size: pageSize, type: noticeTypeOf(tab) }, options),
    ),
    reminders:
      session.token === null
        ? null
        : settle<ReminderPage>(
            api
              .call(getReminders, { page: remindersPage, page_size: pageSize }, options)
              .then(({ data, total, UnreadNum }) => ({ data, total, unread: UnreadNum })),
          ),
  };
}

const nothingTold = Promise.resolve<Result<ReminderPage>>({ ok: true, data: { data: [], total: 0, unread: 0 } });

export function Component() {
  const data = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const [query, setQuery] = useListQuery(noticesQuery, { scrolls: true });
  const seen = useSnapshot(notices);
  const newest = seen.latest?.[0]?.Id;
  // What was new when the page was opened stays marked until it is left, or called read.
  const [seenBefore, setSeenBefore] = useState(seen.lastSeen);
  useEffect(() => {
    if (newest !== undefined) markNoticesSeen(newest);
  }, [newest]);
  const reminders = useResult(data.reminders ?? nothingTold);
  const readMine = async () => {
    try {
      const [newest] = (await api.call(getReminders, { page: 1, page_size: 1 })).data;
      if (newest) await api.call(readReminders, { until_id: newest.Id });
      await revalidate();
    } catch (error) {
      // The client has shown it.
      if (!(error instanceof ApiError)) throw error;
    }
  };
  return (
    <NoticesScreen
      query={query}
      pageSize={pageSize}
      notices={useResult(data.list)}
      reminders={data.reminders && { list: reminders, onReadAll: () => void readMine() }}
      lastSeen={seenBefore}
      hasNews={newest !== undefined && isUnseenNotice(newest, seenBefore)}
      onQueryChange={setQuery}
      onReadAll={() => newest !== undefined && setSeenBefore(String(newest))}
      onRetry={() => void revalidate()}
    />
  );
}
