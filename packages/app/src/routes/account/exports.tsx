import { deleteExport, getExports } from '@compute-market/contract/calls/export';
import type { KeptExport } from '@compute-market/contract/entities/export';
import { exportsQuery, ExportsScreen, type ExportsQuery } from '@compute-market/patterns/account/ExportsScreen';
import { dataOf } from '@compute-market/patterns/resource';
import { useCallback } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../../api';
import type { CallOptions } from '../../api/client';
import { knownOrNull } from '../../flows/known-call';
import { reportDefect } from '../../flows/report-defect';
import { showSuccess } from '../../state/toasts';
import { existing, settle, useResult } from '../result';
import { useViewer } from '../shell/useViewer';
import { useAutoRefresh } from '../useAutoRefresh';
import { useListQuery } from '../useListQuery';
import { useRefresh } from '../useRefresh';
import { readListPage, useExistingPage, type KeyedPage } from '../list-page';
import { accountRouteMessages as messages } from './messages';

/** One page of the kept files; null where the back end keeps none (decisions 164). */
const readExports = (query: ExportsQuery, options: CallOptions): Promise<KeyedPage<KeptExport> | null> =>
  knownOrNull(
    readListPage(exportsQuery, query, (page, page_size) => api.call(getExports, { page, page_size }, options)),
  );

export const loader = ({ request: { url, signal } }: LoaderFunctionArgs) => ({
  list: settle(readExports(exportsQuery.read(new URL(url).searchParams), { signal })),
});

export function Component() {
  const list = useResult(useLoaderData<typeof loader>().list);
  const [query, setQuery] = useListQuery(exportsQuery);
  const viewer = useViewer();
  const { refresh, readAgain } = useRefresh();
  // The links of an answer are good for an hour or two: a page that stays open reads new ones.
  useAutoRefresh(false, readAgain);
  useExistingPage(exportsQuery, query, dataOf(list));
  const onDelete = useCallback(
    async ({ Id }: KeptExport) => {
      try {
        await api.call(deleteExport, { export_id: Id });
        showSuccess(messages.exportDeleted);
      } catch (error) {
        reportDefect(error);
      } finally {
        // One that has gone in the meantime is refused, and the list is brought up to date then too.
        await readAgain();
      }
    },
    [readAgain],
  );
  return (
    <ExportsScreen
      query={query}
      onQueryChange={setQuery}
      list={existing(list)}
      isSub={viewer.role === 'sub'}
      onDelete={onDelete}
      onRefresh={refresh}
    />
  );
}
