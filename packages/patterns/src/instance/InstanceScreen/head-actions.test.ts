import { expect, test } from 'vitest';
import { makeInstance } from '../DashboardScreen/fixtures';
import { offeredActions } from '../../instance-facts';
import { headActions, menuActions } from './head-actions';

test.each([-2, -1, 0, 1, 4, 5, 6, 7, 8] as const)(
  'at %i every action has one place, and the page offers no way to itself',
  (Status) => {
    const instance = makeInstance({ Container_name: 'k2b91de', Status });
    const placed = [...headActions(instance), ...menuActions(instance), 'details', 'connect'];
    expect(placed.toSorted()).toEqual([...offeredActions(instance)].toSorted());
  },
);

test('of a rental by usage that runs the first thing offered connects, and what ends it stands beside', () => {
  const instance = makeInstance({ Container_name: 'k2b91de', Status: 1, Billing: 'usage' });
  expect(headActions(instance)).toEqual(['stopBilling', 'connect']);
  const placed = [...headActions(instance), ...menuActions(instance), 'details'];
  expect(placed.toSorted()).toEqual([...offeredActions(instance)].toSorted());
});

test.each([
  [1, 'renew'],
  [6, 'start'],
  [8, 'start'],
  [7, 'restart'],
  [-1, 'refund'],
  [0, 'again'],
] as const)('at %i most come to %s', (Status, action) => {
  expect(headActions({ Status }).at(-1)).toBe(action);
});
