import { describe, expect, it } from 'vitest';
import { litEntryOf, navigationFor } from './navigation';
import type { SubRight } from './rules/sub-right';
import { routeList, routes } from './routes';

const seenBy = (role: 'main' | 'sub', isPartner = false) =>
  navigationFor({ role, isPartner }).flatMap((group) => group.entries.map((item) => item.route));

describe('the side navigation', () => {
  it('offers a sub-account only what it may open', () => {
    const seen = seenBy('sub');
    expect(
      seen,
      'A menu entry that a sub-account cannot open leads it nowhere, so what it is offered is listed. A new entry of navigation.ts that it may open is added here; any other is marked `main` there.',
    ).toEqual(['dashboard', 'cloudDisk', 'expenseDetail', 'account', 'safe', 'createWorkOrder', 'workOrders']);
    for (const route of seen) expect(routes[route].allowed).toContain('sub');
  });

  it('shows partner income to partners alone', () => {
    expect(seenBy('main')).not.toContain('income');
    expect(seenBy('main', true)).toContain('income');
    expect(seenBy('sub', true)).not.toContain('income');
  });

  it('lights one entry on every screen of the console', () => {
    for (const route of routeList.filter((item) => item.menu === 'console' && item.redirectTo === null))
      expect(litEntryOf(route.key), route.path).not.toBeNull();
  });

  it('lights the entry a payment was opened from', () => {
    expect(litEntryOf('pay', 'orders')).toBe('orders');
    expect(litEntryOf('pay', 'recharge')).toBe('recharge');
    expect(litEntryOf('pay')).toBe('recharge');
  });

  it('lights nothing outside the console', () => expect(litEntryOf('store')).toBeNull());
});

it('hides the bills from a sub-account that may not read them, and from nobody who was told nothing of rights', () => {
  const shown = (rights: readonly SubRight[] | undefined) =>
    navigationFor({ role: 'sub', isPartner: false, rights }).flatMap(({ entries }) =>
      entries.map(({ route }) => route),
    );
  expect(shown(undefined)).toContain('expenseDetail');
  expect(shown(['bill'])).toContain('expenseDetail');
  expect(shown(['run', 'buy'])).not.toContain('expenseDetail');
  expect(shown([])).toContain('dashboard');
});
