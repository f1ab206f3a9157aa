import { expect, test } from 'vitest';
import { dashboardQuery, heldParameters } from './dashboard-query';

const read = (search: string) => dashboardQuery.read(new URLSearchParams(search));

test.each(['tab=phone', 'status=toString', 'status=statusRunning', 'due=hour', 'due=constructor'])(
  '%s counts as not said',
  (search) => {
    expect(read(search)).toEqual(dashboardQuery.blank);
  },
);

test('another filter forgets what was just bought', () => {
  const query = read('status=all&page=4&gpu=H20&highlight=k7f3a2c');
  expect(dashboardQuery.change(query, { district: '华东一区' })).toEqual(read('status=all&gpu=H20&district=华东一区'));
});

test('the words count as a filter but not among those behind 筛选', () => {
  expect([dashboardQuery.filterCount(read('q=a')), dashboardQuery.isFiltered(read('q=a'))]).toEqual([0, true]);
  expect(dashboardQuery.filterCount(read('status=all&gpu=H20&due=24h&sub=lab-a'))).toBe(4);
  expect(dashboardQuery.clear(read('tab=docker&size=50&status=all&q=a'))).toEqual(read('tab=docker&size=50'));
});

test.each([
  ['', { status: 'default' }],
  ['status=all&gpu=H20', { status: 'all', gpu: 'H20' }],
  ['tab=docker&status=running', { tab: 'docker', status: 'running' }],
  ['tab=bareMetal&status=all&q=a', { tab: 'bareMetal' }],
])('a file of the list %j names what it holds', (search, held) => {
  expect(heldParameters(read(search))).toEqual(held);
  expect(heldParameters(read(new URLSearchParams(heldParameters(read(search))).toString()))).toEqual(held);
});
