import { expect, test } from 'vitest';
import { expenseQuery, amountsOf, daysOf, heldParameters, monthOf } from './expense-query';

const read = (search: string) => expenseQuery.read(new URLSearchParams(search));
const today = '2026-11-20';
const october = { start: '2026-10-01', end: '2026-10-31' };

test.each([
  'tab=phone',
  'type=12',
  'min=-5',
  'max=1.234',
  'min=10&max=9.99',
  'from=2026-11-01',
  'tab=instance&type=99',
])('%s counts as not said', (search) => {
  expect(read(search)).toEqual(expenseQuery.blank);
});

test('a type belongs to its list: another list begins without it, and without an instance', () => {
  expect(read('tab=balance&type=10')).toMatchObject({ tab: 'balance', type: 10 });
  expect(read('tab=bareMetal&type=1&instance_name=k1&sub=a')).toEqual({ ...expenseQuery.blank, tab: 'bareMetal' });
  expect(
    expenseQuery.change(
      { ...expenseQuery.blank, type: 9, instance: 'k1', sub: 'a', days: october, page: 4 },
      { tab: 'balance' },
    ),
  ).toEqual({ ...expenseQuery.blank, tab: 'balance', days: october });
});

test('without days it is this month; one instance is shown from its first day on, unless days are asked for', () => {
  expect(daysOf(expenseQuery.blank, today)).toEqual({ start: '2026-11-01', end: today });
  expect(daysOf(read('instance_name=k7f3a2c'), today)).toEqual({ start: '', end: '' });
  expect(daysOf({ ...expenseQuery.blank, instance: 'k7f3a2c', days: october }, today)).toEqual(october);
});

test('the figures are about the month of the last day', () => {
  expect([
    monthOf(expenseQuery.blank, today),
    monthOf({ ...expenseQuery.blank, days: { start: '2026-08-10', end: '2026-10-03' } }, today),
  ]).toEqual(['2026-11', '2026-10']);
});

test('both ends of a range of amounts belong to it, though the calls leave out their most', () => {
  expect(amountsOf(read(''))).toEqual({});
  expect(amountsOf(read('min=0.1&max=99.99'))).toEqual({ min_amount: 0.1, max_amount: 100 });
  expect(amountsOf(read('max=0'))).toEqual({ max_amount: 0.01 });
  expect(expenseQuery.filterCount(read('min=1&max=2'))).toBe(1);
});

test.each([
  '',
  'type=1&q=llama3',
  'from=2026-10-01&to=2026-10-31',
  'from=2026-10-01&to=2026-10-31&bar=2026-10-07',
  'bar=2026-11-03',
  'bar=2026-10-03',
])('what a file of the list %j holds is found again a month later', (search) => {
  const query = read(search);
  const held = heldParameters(query, today);
  const later = read(new URLSearchParams(held).toString());
  expect(Object.keys(held)).toEqual(expect.arrayContaining(['from', 'to']));
  expect(daysOf(later, '2026-12-20')).toEqual(daysOf(query, today));
  expect(later).toMatchObject({ type: query.type, q: query.q });
});

test('a file of one instance names no days, as it is of all of them', () => {
  expect(heldParameters(read('instance_name=k7f3a2c'), today)).toEqual({ instance_name: 'k7f3a2c' });
});
