import { expect, test } from 'vitest';
import { blankQuery, daysOf, incomeParameters, readIncomeQuery, withChange } from './income-query';

const read = (text: string) => readIncomeQuery(new URLSearchParams(text));

test.each([
  ['', {}],
  [
    'group=day&host=cd01&from=2026-11-01&to=2026-11-20',
    { group: 'day', host: 'cd01', days: { start: '2026-11-01', end: '2026-11-20' } },
  ],
  ['group=year&host=%3Cb%3E&page=-1', {}],
  ['tab=settlements&status=1&group=day&host=cd01', { tab: 'settlements', status: 1 }],
  ['tab=market&status=1&page=3', { tab: 'market' }],
] as const)('%s is read as %o', (text, change) => {
  expect(read(text)).toEqual({ ...blankQuery, ...change });
});

test.each(['', 'group=day&host=cd01&from=2026-11-01&to=2026-11-20', 'tab=settlements&status=0&page=2', 'tab=market'])(
  '%s is written as it was read',
  (text) => {
    expect(new URLSearchParams(incomeParameters(read(text))).toString()).toBe(text);
  },
);

test('another list starts anew; a filter starts at page 1; without days it is this month', () => {
  expect(withChange({ ...blankQuery, host: 'cd01', page: 3 }, { tab: 'market' })).toEqual({
    ...blankQuery,
    tab: 'market',
  });
  expect(withChange({ ...blankQuery, page: 3 }, { group: 'day' }).page).toBe(1);
  expect(daysOf(blankQuery, '2026-11-20')).toEqual({ start: '2026-11-01', end: '2026-11-20' });
});
