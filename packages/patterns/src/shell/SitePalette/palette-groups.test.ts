import type { Command } from '@compute-market/components/command-palette';
import { expect, test, vi } from 'vitest';
import type { Viewer } from '../../viewer';
import { mainAccount, subAccount } from '../../viewer/fixtures';
import type { ThemeName } from '../ThemeChoice';
import { paletteInstances } from './fixtures';
import { paletteGroups } from './palette-groups';

function setUp(viewer: Viewer) {
  const targets = {
    viewer,
    instances: viewer.role === 'visitor' ? [] : paletteInstances,
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
  const found = (query: string) => paletteGroups(targets).flatMap(({ commands }) => commands.filter(answers(query)));
  return { targets, found, labels: (query = '') => found(query).map(({ label }) => label) };
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

test.each(['xf', 'xufei', '续费'])('%s offers to renew an instance on the dashboard', (query) => {
  const { found, targets } = setUp(mainAccount);
  found(query)
    .find(({ label }) => label === '续费 视觉组训练机')
    ?.onSelect();
  expect(targets.onGo).toHaveBeenCalledWith('/console/dashboard?q=p3d8w5n2c6&highlight=p3d8w5n2c6');
});

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
