import type { Command } from '@compute-market/components/command-palette';
import { expect, test, vi } from 'vitest';
import type { Viewer } from '../../viewer';
import { mainAccount, subAccount } from '../../viewer/fixtures';
import type { ThemeName } from '../ThemeChoice';
import { readDays, dayCount, longestSpanDays } from '../../day-range';
import { noRecords, paletteInstances, paletteRecords } from './fixtures';
import { paletteGroups } from './palette-groups';

function setUp(viewer: Viewer) {
  const targets = {
    viewer,
    instances: viewer.role === 'visitor' ? [] : paletteInstances,
    records: viewer.role === 'visitor' ? noRecords : paletteRecords,
    today: '2026-11-20',
    onGo: vi.fn<(path: string) => void>(),
    onTopUp: vi.fn(),
    onCoupons: vi.fn(),
    onHelp: vi.fn(),
    theme: 'light' as const,
    onTheme: vi.fn<(theme: ThemeName) => void>(),
  };
  const answers =
    (query: string) =>
    ({ label, keywords = [] }: Command) =>
      [label, ...keywords].some((word) => word.toLowerCase().includes(query.toLowerCase()));
  const answering = (query: string, isSearch: boolean) =>
    paletteGroups({ ...targets, query })
      .filter(({ key }) => (key === 'search') === isSearch)
      .flatMap(({ commands }) => commands.filter(answers(query)));
  /** What is found, without the searches that any words offer. */
  const found = (query: string) => answering(query, false);
  return {
    targets,
    found,
    searches: (query: string) => answering(query, true),
    labels: (query = '') => found(query).map(({ label }) => label),
  };
}

test('a visitor finds the public pages and the way in, nothing of the console', () => {
  const { labels } = setUp({ role: 'visitor' });
  expect(labels()).toEqual(expect.arrayContaining(['登录', '算力市场', '帮助文档']));
  expect(labels()).not.toContain('充值记录');
});

test('a sub-account finds what it may open', () => {
  const { labels } = setUp(subAccount);
  expect(labels()).toContain('费用明细');
  expect(labels()).not.toContain('充值');
});

test.each(['k7f2', 'LLAMA', 'bj1.example'])('%s finds the instance, which opens its page', (query) => {
  const { found, targets } = setUp(mainAccount);
  found(query)[0]?.onSelect();
  expect(targets.onGo).toHaveBeenCalledWith('/console/instancePlugin/k7f2m9q1x8');
});

test.each(['xf', 'xufei', '续费'])(
  '%s offers to renew an instance on the dashboard, on the tab of its kind',
  (query) => {
    const { found, targets } = setUp(mainAccount);
    found(query)
      .find(({ label }) => label === '续费 视觉组训练机')
      ?.onSelect();
    expect(targets.onGo).toHaveBeenCalledWith('/console/dashboard?tab=docker&q=p3d8w5n2c6&highlight=p3d8w5n2c6');
  },
);

test('a kept disk is found, and is not offered to be renewed: it cannot be', () => {
  const { labels } = setUp(mainAccount);
  expect(labels('k08af')).toEqual(['diffusion-旧版权重']);
  expect(labels('xufei')).toEqual(['续费 llama3-8b-sft', '续费 视觉组训练机']);
});

test.each(['cz', '充值', 'recharge'])('%s tops up at once', (query) => {
  const { found, targets } = setUp(mainAccount);
  found(query)[0]?.onSelect();
  expect(targets.onTopUp).toHaveBeenCalledOnce();
});

test('优惠券 opens what can be claimed, without leaving the page', () => {
  const { found, targets } = setUp(mainAccount);
  found('领取优惠券')[0]?.onSelect();
  expect(targets.onCoupons).toHaveBeenCalledOnce();
});

test.each(['ss', '深色', 'dark'])('%s makes the pages dark, for a visitor too', (query) => {
  const { found, targets } = setUp({ role: 'visitor' });
  found(query)[0]?.onSelect();
  expect(targets.onTheme).toHaveBeenCalledExactlyOnceWith('dark');
});

test('主题 finds all three, and says which one is worn', () => {
  const { found } = setUp(mainAccount);
  expect(found('主题').map(({ label, note }) => [label, note])).toEqual([
    ['浅色', '当前'],
    ['深色', undefined],
    ['跟随系统', undefined],
  ]);
});

test.each([
  ['261102000200317', '/console/orders/261102000200317'],
  ['888', '/console/orders/261102000200317'],
  ['¥888.00', '/console/orders/261102000200317'],
  ['FP20261100', '/console/invoice'],
  ['澄思', '/console/invoice'],
  ['GD2026', '/console/createWorkOrder/myWorkOrderDetail/31'],
  ['无法 SSH', '/console/createWorkOrder/myWorkOrderDetail/31'],
  ['密钥', '/docs/ssh'],
  ['h20', '/store?gpu=H20'],
  ['RTX4090', '/store?gpu=RTX%204090'],
])('%s leads to %s', (query, path) => {
  const { found, targets } = setUp(mainAccount);
  found(query)[0]?.onSelect();
  expect(decodeURIComponent(targets.onGo.mock.calls[0]?.[0] ?? '').replaceAll('+', ' ')).toBe(decodeURIComponent(path));
});

test('an order that is older than those that were read is opened by its number', () => {
  const { searches, targets } = setUp(mainAccount);
  searches('250101000200001')[0]?.onSelect();
  expect(targets.onGo).toHaveBeenCalledWith('/console/orders/250101000200001');
});

test('an amount leads to the charges of that amount, and any words to the searches of lists', () => {
  const { searches } = setUp(subAccount);
  expect(searches('1,234.5').map(({ label }) => label)).toEqual([
    '金额为 ¥1,234.50 的费用',
    '在我的实例中搜索“1,234.5”',
    '在我的工单中搜索“1,234.5”',
    '在帮助文档中搜索“1,234.5”',
  ]);
});

test('the charges of an amount are those of as many days as the list is asked for, not of this month', () => {
  const { searches, targets } = setUp(mainAccount);
  searches('12.5')[0]?.onSelect();
  const asked = new URL(targets.onGo.mock.calls[0]?.[0] ?? '', 'https://example.com');
  expect([asked.pathname, asked.searchParams.get('min'), asked.searchParams.get('max')]).toEqual([
    '/console/expenseDetail',
    '12.5',
    '12.5',
  ]);
  const days = readDays(asked.searchParams);
  expect([days.start, days.end, dayCount(days)]).toEqual(['2025-11-20', '2026-11-20', longestSpanDays]);
});

test('a visitor may search the documents, and nothing of an account', () => {
  const { labels, searches } = setUp({ role: 'visitor' });
  expect(labels('261102000200317')).toEqual([]);
  expect(searches('261102000200317').map(({ label }) => label)).toEqual(['在帮助文档中搜索“261102000200317”']);
});

test.each([{ role: 'visitor' } as const, subAccount, mainAccount])('every command has a picture', (viewer) => {
  const { targets } = setUp(viewer);
  const commands = paletteGroups({ ...targets, query: '100' }).flatMap((group) => group.commands);
  expect(commands.filter(({ icon }) => icon === undefined).map(({ key }) => key)).toEqual([]);
});

test('a page that two keys lead to says which', () => {
  const { found } = setUp(mainAccount);
  expect(found('我的工单').map(({ note }) => note)).toContain('g t');
});
