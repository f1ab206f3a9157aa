import { getBareMetalCosts, getInstanceCosts } from '@compute-market/contract/calls/cost';
import { getBalanceChanges } from '@compute-market/contract/calls/payment';
import { getSubAccounts } from '@compute-market/contract/calls/sub-account';
import { fenFromYuan } from '@compute-market/contract/rules/money';
import { formatDay } from '@compute-market/contract/rules/time';
import { BALANCE_CHANGE_TYPE, COST_TYPE } from '@compute-market/contract/enumerations';
import { timeRangeOf } from '@compute-market/patterns/day-range';
import {
  amountsOf,
  daysOf,
  expenseQuery,
  type ExpensePage,
  type ExpenseQuery,
  type ExpenseRows,
} from '@compute-market/patterns/money/ExpenseScreen';
import { api } from '../../api';
import type { CallOptions } from '../../api/client';
import { serverNow } from '../../state/clock';
import { readAllPages } from '../read-pages';
import { readListPage } from '../list-page';

export const todayInBeijing = (): string => formatDay(serverNow());

/** How each list is asked for under the filters of an address. Kept disks are folded by the day; a back end that cannot fold answers its lines (decisions 66). */
function asksOf(query: ExpenseQuery, options: CallOptions, unfold?: string) {
  const folding = unfold === undefined ? { fold: true } : { unfold };
  const range = { ...timeRangeOf(daysOf(query, todayInBeijing())), ...amountsOf(query) };
  const sub_account_name = query.sub || undefined;
  const cost_type = Object.values(COST_TYPE).find((type) => type === query.type);
  const type = Object.values(BALANCE_CHANGE_TYPE).find((known) => known === query.type);
  return {
    instance: (page: number, page_size: number) =>
      api.call(
        getInstanceCosts,
        {
          ...range,
          ...folding,
          page,
          page_size,
          cost_type,
          product: query.product ?? undefined,
          sub_account_name,
          project: query.project || undefined,
          instance_name: query.instance || undefined,
          keyword: query.q || undefined,
        },
        options,
      ),
    bareMetal: (page: number, page_size: number) => api.call(getBareMetalCosts, { ...range, page, page_size }, options),
    balance: (page: number, page_size: number) =>
      api.call(getBalanceChanges, { ...range, ...folding, page, page_size, type, sub_account_name }, options),
  };
}

/** The page of the list that an address asks for. */
export async function readExpenses(
  query: ExpenseQuery,
  options: CallOptions,
): Promise<ExpensePage & { readonly key: string }> {
  const asks = asksOf(query, options);
  switch (query.tab) {
    case 'instance':
      return readListPage(expenseQuery, query, asks.instance, ({ SumAmount }) => ({
        tab: 'instance',
        sum: fenFromYuan(SumAmount),
      }));
    case 'bareMetal':
      return readListPage(expenseQuery, query, asks.bareMetal, ({ SumAmount }) => ({
        tab: 'bareMetal',
        sum: fenFromYuan(SumAmount),
      }));
    case 'balance':
      return readListPage(expenseQuery, query, asks.balance, () => ({ tab: 'balance', sum: null }));
  }
}

/** All rows of the list, for a file, or all charges of one folded line. */
export async function readAllExpenses(
  query: ExpenseQuery,
  options: CallOptions,
  onProgress?: (done: number, total: number) => void,
  unfold?: string,
): Promise<ExpenseRows> {
  const asks = asksOf(query, options, unfold);
  switch (query.tab) {
    case 'instance':
      return { tab: 'instance', rows: await readAllPages(asks.instance, ({ Id }) => Id, onProgress) };
    case 'bareMetal':
      return { tab: 'bareMetal', rows: await readAllPages(asks.bareMetal, ({ Id }) => Id, onProgress) };
    case 'balance':
      return { tab: 'balance', rows: await readAllPages(asks.balance, ({ Id }) => Id, onProgress) };
  }
}

/** Names to filter by. */
export const readSubAccountNames = async (options: CallOptions): Promise<string[]> =>
  (
    await readAllPages(
      (page, page_size) => api.call(getSubAccounts, { page, page_size }, options),
      ({ Name }) => Name,
    )
  ).map(({ Name }) => Name);
