import { expect, test } from 'vitest';
import {
  amountBands,
  amountsOf,
  blankQuery,
  daysOf,
  expenseParameters,
  filterCount,
  monthOf,
  readExpenseQuery,
  withChange,
  withoutFilters,
} from './expense-query';

const read = (search: string) => readExpenseQuery(new URLSearchParams(search));
const today = '2026-11-20';
const october = { start: '2026-10-01', end: '2026-10-31' };

test('an address without parameters is this month of the instances, and needs none', () => {
  expect(read('')).toEqual(blankQuery);
  expect(expenseParameters(blankQuery)).toEqual({});
  expect(daysOf(blankQuery, today)).toEqual({ start: '2026-11-01', end: today });
});

test('every part of the list survives the way through the address', () => {
  const query = {
    tab: 'instance',
    days: october,
    type: 9,
    amount: '10',
    instance: 'k7f3a2c',
    sub: '林 &知远',
    page: 3,
    size: 50,
  } as const;
  expect(readExpenseQuery(new URLSearchParams(expenseParameters(query)))).toEqual(query);
});

test.each([
  'tab=phone',
  'type=12',
  'amount=5',
  'type=',
  'page=0',
  'size=15',
  'from=2026-11-01',
  'tab=instance&type=10',
])('%s counts as not said', (search) => {
  expect(read(search)).toEqual(blankQuery);
});

test('a type belongs to its list: another list begins without it, and without an instance', () => {
  expect(read('tab=balance&type=10')).toMatchObject({ tab: 'balance', type: 10 });
  expect(read('tab=bareMetal&type=1&instance_name=k1&sub=a')).toEqual({ ...blankQuery, tab: 'bareMetal' });
  expect(
    withChange({ ...blankQuery, type: 9, instance: 'k1', sub: 'a', days: october, page: 4 }, { tab: 'balance' }),
  ).toEqual({ ...blankQuery, tab: 'balance', days: october });
});

test('one instance is shown from its first day on, unless days are asked for', () => {
  expect(daysOf(read('instance_name=k7f3a2c'), today)).toEqual({ start: '', end: '' });
  expect(daysOf({ ...blankQuery, instance: 'k7f3a2c', days: october }, today)).toEqual(october);
});

test('the figures are about the month of the last day', () => {
  expect([
    monthOf(blankQuery, today),
    monthOf({ ...blankQuery, days: { start: '2026-08-10', end: '2026-10-03' } }, today),
  ]).toEqual(['2026-11', '2026-10']);
});

test('the bands of amounts leave no gap and do not overlap', () => {
  expect(amountsOf(null)).toEqual({});
  expect(amountBands.map(amountsOf)).toEqual([
    { min_amount: 0, max_amount: 1 },
    { min_amount: 1, max_amount: 10 },
    { min_amount: 10, max_amount: 100 },
    { min_amount: 100, max_amount: 1000 },
    { min_amount: 1000 },
  ]);
});

test('another page keeps the filters, and no filter is left when they are taken off', () => {
  const query = read('type=1&amount=100&sub=a&instance_name=k1&from=2026-10-01&to=2026-10-31&size=50');
  expect(withChange(query, { page: 2 })).toMatchObject({ type: 1, amount: '100', page: 2 });
  expect([filterCount(query), filterCount(withoutFilters(query)), withoutFilters(query).size]).toEqual([5, 0, 50]);
});
