import { getNotices } from '@compute-market/contract/calls/notice';
import { NoticesScreen, noticesParameters, noticeTypeOf, readNoticesQuery } from '@compute-market/patterns/content/NoticesScreen';
import { useLoaderData, useRevalidator, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { api } from '../../api';
import { hasUnseenNotice, markNoticesSeen, notices } from '../../state/notices';
import { settle, useResult } from '../result';

/** Screens B24. */
const pageSize = 10;

export function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  const { tab, page } = readNoticesQuery(new URL(url).searchParams);
  return { list: settle(api.call(getNotices, { page, page_size: pageSize, type: noticeTypeOf(tab) }, { signal, quiet: true })) };
}

export function Component() {
  const { list } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const [search, setSearch] = useSearchParams();
  const seen = useSnapshot(notices);
  const newest = seen.latest?.[0];
  return (
    <NoticesScreen
      query={readNoticesQuery(search)}
      pageSize={pageSize}
      notices={useResult(list)}
      lastSeen={seen.lastSeen}
      hasNews={hasUnseenNotice(seen)}
      onQueryChange={(query) => setSearch(noticesParameters(query))}
      onReadAll={() => newest && markNoticesSeen(newest.Id)}
      onRetry={() => void revalidate()}
    />
  );
}
