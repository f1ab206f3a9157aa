// @vitest-environment jsdom
import { getInstanceCosts } from '@compute-market/contract/calls/cost';
import { expenseQuery } from '@compute-market/patterns/money/ExpenseScreen';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../../api';
import { readAllExpenses, readExpenses } from './expense-data';

afterEach(() => vi.restoreAllMocks());

const answer = { data: [], total: 0, page: 1, page_size: 20, SumAmount: 0, DayList: [] };

test('what is searched for stands in the address, and list and file ask the server for it', async () => {
  const call = vi.spyOn(api, 'call').mockResolvedValue(answer);
  const query = expenseQuery.read(new URLSearchParams('q=llama3'));
  await readExpenses(query, {});
  await readAllExpenses(query, {});
  expect(call.mock.calls.length).toBeGreaterThan(1);
  for (const [asked, input] of call.mock.calls) {
    expect(asked).toBe(getInstanceCosts);
    expect(input).toMatchObject({ keyword: 'llama3' });
  }
});

test('without a search nothing is asked for by name', async () => {
  const call = vi.spyOn(api, 'call').mockResolvedValue(answer);
  await readExpenses(expenseQuery.blank, {});
  expect(call.mock.calls[0]?.[1]).toMatchObject({ keyword: undefined });
});
