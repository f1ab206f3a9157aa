import { getNotices } from '@compute-market/contract/calls/notice';
import { getReminders, readReminders } from '@compute-market/contract/calls/reminder';
import { NOTICE_PREVIEW_SIZE } from '@compute-market/contract/constants';
import {
  NoticesScreen,
  noticesQuery,
  noticeTypeOf,
  type NoticesQuery,
  type ReminderPage,
} from '@compute-market/patterns/content/NoticesScreen';
import { dataOf } from '@compute-market/patterns/resource';
import { isUnseenNotice } from '@compute-market/patterns/notice-view';
import { useEffect, useState } from 'react';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { api } from '../../api';
import { ApiError } from '../../api/errors';
import { markNoticesSeen, notices, storeLatestNotices } from '../../state/notices';
import { session } from '../../state/session';
import { useExistingPage } from '../list-page';
import { readExistingPage } from '../read-pages';
import { settle, useResult, type Result } from '../result';
import { useListQuery } from '../useListQuery';

/** Reminders with which page they are, and of which query. */
type ReadReminders = ReminderPage & { readonly page?: number; readonly key?: string };

/** Notices of one page (screens B24). */
const pageSize = 10;

/** Visitors were told nothing of their own: an address that asks for it shows them all notices. */
const shownTo = (told: boolean, query: NoticesQuery): NoticesQuery =>
  query.tab === 'mine' && !told ? { ...query, tab: 'all' } : query;

export function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  const query = shownTo(session.token !== null, noticesQuery.read(new URL(url).searchParams));
  const { tab } = query;
  const key = noticesQuery.key(query);
  const options = { signal };
  const [noticesPage, remindersPage] = tab === 'mine' ? [1, query.page] : [query.page, 1];
  const type = noticeTypeOf(tab);
  return {
    list: settle(
      readExistingPage(
        (page, page_size) => api.call(getNotices, { page, page_size, type }, options),
        noticesPage,
        pageSize,
      ).then((answer) => {
        if (type === undefined && answer.page === 1) storeLatestNotices(answer.data.slice(0, NOTICE_PREVIEW_SIZE));
        return { ...answer, key };
      }),
    ),
    reminders:
      session.token === null
        ? null
        : settle<ReadReminders>(
            readExistingPage(
              (page, page_size) => api.call(getReminders, { page, page_size }, options),
              remindersPage,
              pageSize,
            ).then(({ data, total, UnreadNum, page }) => ({ data, total, unread: UnreadNum, page, key })),
          ),
  };
}

const nothingTold = Promise.resolve<Result<ReadReminders>>({ ok: true, data: { data: [], total: 0, unread: 0 } });

export function Component() {
  const data = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const [asked, setQuery] = useListQuery(noticesQuery);
  const query = shownTo(data.reminders !== null, asked);
  const seen = useSnapshot(notices);
  const newest = seen.latest?.[0]?.Id;
  // What was new when the page was opened stays marked until it is left, or called read.
  const [seenBefore, setSeenBefore] = useState(seen.lastSeen);
  useEffect(() => {
    if (newest !== undefined) markNoticesSeen(newest);
  }, [newest]);
  const list = useResult(data.list);
  const reminders = useResult(data.reminders ?? nothingTold);
  useExistingPage(noticesQuery, query, query.tab === 'mine' ? dataOf(reminders) : dataOf(list));
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
      notices={list}
      reminders={data.reminders && { list: reminders, onReadAll: () => void readMine() }}
      lastSeen={seenBefore}
      hasNews={newest !== undefined && isUnseenNotice(newest, seenBefore)}
      onQueryChange={setQuery}
      onReadAll={() => newest !== undefined && setSeenBefore(String(newest))}
      onRetry={() => void revalidate()}
    />
  );
}
