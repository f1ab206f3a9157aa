import { getOperations } from '@compute-market/contract/calls/operation';
import { formatDay } from '@compute-market/contract/rules/time';
import {
  mainAccount,
  operationQuery,
  operationsCsv,
  OperationLogScreen,
  type OperationQuery,
} from '@compute-market/patterns/account/OperationLogScreen';
import { timeRangeOf } from '@compute-market/patterns/day-range';
import { dataOf } from '@compute-market/patterns/resource';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../../api';
import type { CallOptions } from '../../api/client';
import { serverNow } from '../../state/clock';
import { readSubAccountNames } from '../money/expense-data';
import { readAllPages } from '../read-pages';
import { settle, useResult } from '../result';
import { useViewer } from '../shell/useViewer';
import { useCsvExport } from '../useCsvExport';
import { useRefresh } from '../useRefresh';
import { readListPage, useListPage } from '../list-page';
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

export function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  const options = { signal };
  const query = operationQuery.read(new URL(url).searchParams);
  return {
    list: settle(readListPage(operationQuery, query, asker(query, options))),
    subAccounts: mainOnly(() => readSubAccountNames(options), []),
  };
}

export function Component() {
  const reading = useLoaderData<typeof loader>();
  const shown = useListPage(operationQuery, reading.list);
  const viewer = useViewer();
  const subAccounts = useResult(reading.subAccounts);
  const { refresh } = useRefresh();
  const exporting = useCsvExport({
    list: 'operationLog',
    read: (signal, onProgress) => readAllPages(asker(shown.query, { signal }), ({ Id }) => Id, onProgress),
    csv: operationsCsv,
    filters: () => operationQuery.parameters(shown.query),
    fileName: messages.operationsFile,
    done: messages.operationsExported,
  });
  return (
    <OperationLogScreen
      {...shown}
      subAccounts={viewer.role === 'main' ? (dataOf(subAccounts) ?? []) : null}
      today={formatDay(serverNow())}
      {...exporting}
      onRefresh={refresh}
    />
  );
}
