import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ready } from '../../resource';
import type { ExpensePage, Unfold } from './data';
import { ExpenseList } from './ExpenseList';
import { expenseQuery } from './expense-query';
import { changes, costs, foldedCosts, keptHours, now, today } from './fixtures';

const onUnfold = vi.fn<Unfold>((id) => Promise.resolve(ready({ tab: 'instance', rows: keptHours[id] ?? [] })));
const listOf = (page: Pick<ExpensePage, 'tab' | 'rows'>) => (
  <ExpenseList
    query={{ ...expenseQuery.blank, tab: page.tab }}
    onQueryChange={vi.fn()}
    list={ready({ ...page, total: page.rows.length, page: 1, readAt: now, sum: null } as ExpensePage)}
    ownOnly={false}
    today={today}
    onUnfold={onUnfold}
    onRefresh={vi.fn()}
  />
);

test('lines of a back end that does not fold are plain: nothing opens', () => {
  const { rerender } = render(listOf({ tab: 'instance', rows: costs }));
  expect(screen.queryByRole('button', { name: '展开详情' })).toBeNull();
  rerender(listOf({ tab: 'balance', rows: changes }));
  expect(screen.queryByRole('button', { name: '展开详情' })).toBeNull();
});

test('only folded lines open, and their charges are read then and add up to the line', async () => {
  onUnfold.mockClear();
  render(listOf({ tab: 'instance', rows: [...costs.slice(0, 2), ...foldedCosts] }));
  expect([screen.getAllByRole('button', { name: '展开详情' }).length, onUnfold.mock.calls]).toEqual([2, []]);
  const row = screen.getByRole('row', { name: /2026-11-19 · 24 笔/ });
  await userEvent.click(within(row).getByRole('button', { name: '展开详情' }));
  expect(onUnfold.mock.calls).toEqual([['89976']]);
  const charges = within(await screen.findByRole('list', { name: 'diffusion-旧版权重 2026-11-19 的扣费' }));
  const amounts = charges.getAllByRole('listitem').map((item) => Number(/¥([\d.]+)/.exec(item.textContent ?? '')?.[1]));
  expect([amounts.length, Math.round(amounts.reduce((sum, each) => sum + each, 0) * 100)]).toEqual([24, 42]);
  expect(row).toHaveTextContent('¥0.42');
});
