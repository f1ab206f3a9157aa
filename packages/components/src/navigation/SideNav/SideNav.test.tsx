import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { InfoIcon } from '../../icons/InfoIcon';
import { SideNav, type SideNavGroup } from './SideNav';

const groups: SideNavGroup[] = [
  {
    key: 'rent',
    label: '我的租用',
    items: [
      { href: '#dashboard', label: '我的实例', icon: <InfoIcon />, current: true },
      { href: '#coupon', label: '我的卡包', icon: <InfoIcon />, count: 3 },
    ],
  },
  {
    key: 'support',
    label: '服务支持',
    items: [{ href: '#orders', label: '我的工单', icon: <InfoIcon />, dotLabel: '有新回复' }],
  },
];

afterEach(() => vi.unstubAllGlobals());

describeConformance('SideNav', <SideNav groups={groups} label="控制台导航" />, { tag: 'nav' });

test('groups are named lists and one link is the current page', () => {
  render(<SideNav groups={groups} label="控制台导航" />);
  const rent = screen.getByRole('list', { name: '我的租用' });
  expect(within(rent).getByRole('link', { name: '我的实例' })).toHaveAttribute('aria-current', 'page');
  expect(within(rent).getByRole('link', { name: '我的卡包 3' })).not.toHaveAttribute('aria-current');
});

test('a dot says in words what is new', () => {
  render(<SideNav groups={groups} label="控制台导航" />);
  expect(screen.getByRole('link', { name: '我的工单 有新回复' })).toBeInTheDocument();
});

test('folded to icons, a link still shows its name on focus', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('1199'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  render(<SideNav groups={groups} label="控制台导航" />);
  await userEvent.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('我的实例');
});

test('a link keeps the focus when a window that is turned or resized folds it to its icon, and back', () => {
  let isNarrow = false;
  const changed = new Set<() => void>();
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return isNarrow && query.includes('1199');
    },
    addEventListener: (_: string, notify: () => void) => changed.add(notify),
    removeEventListener: (_: string, notify: () => void) => changed.delete(notify),
  }));
  render(<SideNav groups={groups} label="控制台导航" />);
  const link = () => screen.getByRole('link', { name: '我的实例' });
  act(() => link().focus());
  for (const narrow of [true, false, true]) {
    isNarrow = narrow;
    act(() => changed.forEach((notify) => notify()));
    expect(link()).toHaveFocus();
  }
});
