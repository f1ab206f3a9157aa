import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ready, type Resource } from '../../resource';
import type { RecordPage } from '../../record-list';
import type { KeptExport } from '@compute-market/contract/entities/export';
import { exportsQuery } from './exports-query';
import { filterWords, listHref } from './filter-words';
import { exportsOfLin, now } from './fixtures';
import { ExportsScreen } from '.';

const show = (list: Resource<RecordPage<KeptExport>> | null, isSub = false) =>
  render(
    <ExportsScreen
      {...{ list, isSub }}
      query={exportsQuery.blank}
      onQueryChange={vi.fn()}
      onDelete={vi.fn()}
      onRefresh={vi.fn()}
    />,
  );
const page = ready({ rows: exportsOfLin, total: exportsOfLin.length, page: 1, readAt: now });

test('a file says which list it is from, what it was narrowed to, and how long it stays', () => {
  show(page);
  const [, first] = screen.getAllByRole('row');
  const cells = within(first as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells.slice(0, 5)).toEqual([
    '费用明细',
    '2026-11-01 至 2026-11-20 · 指定类型',
    '128',
    '18 KB',
    '2026-11-20 14:04至 2026-12-20',
  ]);
});

test('where there is none yet, a sub-account is told of lists that it has', () => {
  show(ready({ rows: [], total: 0, page: 1, readAt: now }), true);
  expect(screen.getByText('在我的实例、操作日志等列表中点击「导出 CSV」，文件会保留在这里')).toBeVisible();
});

test('it is downloaded by its link, and its list is opened with the filters it had', () => {
  show(page);
  expect(screen.getByRole('link', { name: '下载「充值记录-20261114175735.csv」' })).toHaveAttribute('href', '/files/6');
  expect(screen.getByRole('link', { name: /查看列表「费用明细/ })).toHaveAttribute(
    'href',
    '/console/expenseDetail?tab=balance&from=2026-11-01&to=2026-11-20&type=10',
  );
});

test('a main account is told that those of its sub-accounts are not here', () => {
  const { unmount } = show(page);
  expect(screen.getByText(/不含子账号的/)).toBeVisible();
  unmount();
  show(page, true);
  expect(screen.queryByText(/不含子账号的/)).toBeNull();
});

test('a back end that keeps no files is named as such', () => {
  show(null);
  expect(screen.getByText('当前服务暂不支持导出记录')).toBeVisible();
});

const about = { List: 'dashboard', Chosen: false } as const;
test.each([
  ['', []],
  ['tab=docker&sort=due&size=50', []],
  ['q=bert&sub=lab-a', ['关键字「bert」', '子账号「lab-a」']],
  ['min=10&max=99', ['指定金额']],
  ['status=default', ['不含已结束、已退款的实例']],
  ['status=all', []],
  ['status=running', ['指定状态']],
  ['from=2026-02-30&to=x', []],
  ['constructor=1&__proto__=2', []],
])('the filters %j are said as %j', (Filters, said) => {
  expect(filterWords({ ...about, Filters })).toEqual(said);
});

test('a file of chosen rows says so instead of the filters', () => {
  expect(filterWords({ List: 'dashboard', Filters: 'q=bert', Chosen: true })).toEqual(['仅所选的行']);
});

test('the file of a bill leads to its month, and a list never leads anywhere else', () => {
  expect(listHref({ List: 'bill', Filters: 'month=2026-10', Chosen: false })).toBe('/console/bills/2026-10');
  expect(listHref({ List: 'bill', Filters: 'month=../..//evil.example', Chosen: false })).toMatch(
    /^\/console\/bills\//,
  );
  expect(listHref({ List: 'orders', Filters: '//evil.example#', Chosen: false })).toMatch(/^\/console\/orders\?/);
});
