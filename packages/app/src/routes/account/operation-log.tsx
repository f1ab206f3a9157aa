import { getOperations } from '@compute-market/contract/calls/operation';
import type { Operation } from '@compute-market/contract/entities/operation';
import { formatDay } from '@compute-market/contract/rules/time';
import {
  mainAccount,
  operationQuery,
  operationsCsv,
  OperationLogScreen,
  type OperationQuery,
} from '@compute-market/patterns/account/OperationLogScreen';
import { timeRangeOf } from '@compute-market/patterns/day-range';
import type { RecordPage } from '@compute-market/patterns/record-list';
import { dataOf } from '@compute-market/patterns/resource';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../../api';
import type { CallOptions } from '../../api/client';
import { serverNow } from '../../state/clock';
import { readSubAccountNames } from '../money/expense-data';
import { readAllPages, readExistingPage } from '../read-pages';
import { quietly, settle, useResult } from '../result';
import { useViewer } from '../shell/useViewer';
import { useCsvExport } from '../useCsvExport';
import { useLastPage } from '../useLastPage';
import { useListQuery } from '../useListQuery';
import { useRefresh } from '../useRefresh';
import { mainOnly } from './main-only';
import { accountRouteMessages as messages } from './messages';

const asker =
  ({ q, kind, outcome, who, days }: OperationQuery, options: CallOptions) =>
  (page: number, page_size: number) =>
    api.call(
      getOperations,
      {
        page,
        page_size,
        kind: kind ?? undefined,
        outcome: outcome ?? undefined,
        sub_account_name: who === '' ? undefined : who === mainAccount ? '' : who,
        keyword: q || undefined,
        ...timeRangeOf(days),
      },
      options,
    );

async function readOperations(
  query: OperationQuery,
  options: CallOptions,
): Promise<RecordPage<Operation> & { readonly key: string }> {
  const { data, total, page } = await readExistingPage(asker(query, options), query.page, query.size);
  return { key: operationQuery.key(query), rows: data, total, page, readAt: serverNow() };
}

export function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  const options = { signal };
  return {
    list: settle(readOperations(operationQuery.read(new URL(url).searchParams), options)),
    subAccounts: mainOnly(() => readSubAccountNames(options), []),
  };
}

export function Component() {
  const reading = useLoaderData<typeof loader>();
  const [query, setQuery] = useListQuery(operationQuery);
  const viewer = useViewer();
  const list = quietly(useResult(reading.list), operationQuery.key(query));
  const subAccounts = useResult(reading.subAccounts);
  const { refresh } = useRefresh();
  const exports = useCsvExport({
    list: 'operationLog',
    read: (signal, onProgress) => readAllPages(asker(query, { signal }), ({ Id }) => Id, onProgress),
    csv: operationsCsv,
    fileName: messages.operationsFile,
    done: messages.operationsExported,
  });
  const page = dataOf(list) ?? null;
  useLastPage(page?.key === operationQuery.key(query) ? page.page : null, query.page);
  return (
    <OperationLogScreen
      query={query}
      onQueryChange={setQuery}
      list={list}
      subAccounts={viewer.role === 'main' ? (dataOf(subAccounts) ?? []) : null}
      today={formatDay(serverNow())}
      exporting={exports.progress}
      exportsKept={exports.kept}
      onExport={() => exports.start()}
      onCancelExport={exports.cancel}
      onRefresh={refresh}
    />
  );
}
