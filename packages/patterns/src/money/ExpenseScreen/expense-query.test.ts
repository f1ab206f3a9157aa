import { expect, test } from 'vitest';
import { expenseQuery, amountBands, amountsOf, daysOf, monthOf } from './expense-query';

const read = (search: string) => expenseQuery.read(new URLSearchParams(search));
const today = '2026-11-20';
const october = { start: '2026-10-01', end: '2026-10-31' };

test.each(['tab=phone', 'type=12', 'amount=5', 'from=2026-11-01', 'tab=instance&type=10'])(
  '%s counts as not said',
  (search) => {
    expect(read(search)).toEqual(expenseQuery.blank);
  },
);

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
