import { getExpenseGroups, getExpenseSummary, getInstanceCost } from '@compute-market/contract/calls/cost';
import { EXPENSE_GROUP } from '@compute-market/contract/enumerations';
import { timeRangeOf } from '@compute-market/patterns/day-range';
import {
  chartDays,
  expenseQuery,
  expensesCsv,
  ExpenseScreen,
  heldParameters,
  monthOf,
  type Unfold,
} from '@compute-market/patterns/money/ExpenseScreen';
import { dataOf } from '@compute-market/patterns/resource';
import { useCallback } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../../api';
import { knownOrNull } from '../../flows/known-call';
import { readLabels } from '../../flows/labels';
import { mainOnly } from '../account/main-only';
import { existing, resourceOf, settle, useResult } from '../result';
import { useViewer } from '../shell/useViewer';
import { useCsvExport } from '../useCsvExport';
import { useRefresh } from '../useRefresh';
import { useListPage } from '../list-page';
import { readAllExpenses, readExpenses, readSubAccountNames, todayInBeijing } from './expense-data';
import { moneyRouteMessages as messages } from './messages';

export function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  const query = expenseQuery.read(new URL(url).searchParams);
  const options = { signal };
  return {
    list: settle(readExpenses(query, options)),
    summary: settle(
      knownOrNull(
        api.call(getExpenseSummary, { month: monthOf(query, todayInBeijing()), ...timeRangeOf(query.days) }, options),
      ),
    ),
    groups:
      (query.group === null && !query.compare) || query.instance !== ''
        ? null
        : settle(
            knownOrNull(
              api.call(
                getExpenseGroups,
                { group: query.group ?? EXPENSE_GROUP.type, ...timeRangeOf(chartDays(query, todayInBeijing())) },
                options,
              ),
            ),
          ),
    instanceCost:
      query.instance === '' ? null : settle(api.call(getInstanceCost, { instance_name: query.instance }, options)),
    projects: settle(readLabels(options)),
    subAccounts: mainOnly(() => readSubAccountNames(options), []),
  };
}

const nothingAsked = new Promise<never>(() => undefined);

export function Component() {
  const data = useLoaderData<typeof loader>();
  const shown = useListPage(expenseQuery, data.list);
  const { query } = shown;
  const viewer = useViewer();
  const ownOnly = viewer.role !== 'main';
  const summary = existing(useResult(data.summary));
  const groups = useResult(data.groups ?? nothingAsked);
  const instanceCost = useResult(data.instanceCost ?? nothingAsked);
  const subAccounts = useResult(data.subAccounts);
  const labels = dataOf(useResult(data.projects));
  const { refresh } = useRefresh();
  const exporting = useCsvExport({
    list: 'expenseDetail',
    read: async (signal, onProgress) => {
      const all = await readAllExpenses(query, { signal }, onProgress);
      return { all, length: all.rows.length };
    },
    csv: ({ all }) => expensesCsv(all, { ownOnly }),
    filters: () => heldParameters(query, todayInBeijing()),
    fileName: (time) => messages.expensesFile(messages.expenseLists[query.tab], time),
    done: messages.exported,
  });
  const onUnfold = useCallback<Unfold>(
    async (id) => resourceOf(await settle(readAllExpenses(query, {}, undefined, id))),
    [query],
  );
  return (
    <ExpenseScreen
      viewer={viewer}
      {...shown}
      summary={summary}
      groups={data.groups === null ? null : groups}
      instanceCost={data.instanceCost === null ? null : instanceCost}
      subAccounts={!ownOnly && subAccounts.state === 'ready' ? subAccounts.data : []}
      projects={labels?.Projects ?? []}
      today={todayInBeijing()}
      {...exporting}
      onUnfold={onUnfold}
      onRefresh={refresh}
    />
  );
}
