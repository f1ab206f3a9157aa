import { expect, test } from 'vitest';
import { chartDays, chartSpan, dailyAverage, dayBars, monthBars, nextPayout } from './income-view';

const days = { start: '2026-11-18', end: '2026-11-21' };
const rows = [
  { Day: '2026-11-20', Income: 12.5 },
  { Day: '2026-11-18', Income: 100.1 },
];

test('every day has its place: a day without income is 0, a day to come is empty', () => {
  expect(dayBars(rows, days, '2026-11-20').map(({ label, value, current }) => [label, value, current])).toEqual([
    ['11-18', 10_010, false],
    ['11-19', 0, false],
    ['11-20', 1250, true],
    ['11-21', undefined, false],
  ]);
});

test('the average is over finished days', () => {
  expect(dailyAverage(rows, days, '2026-11-20')).toBe(5005);
  expect(dailyAverage(rows, { start: '2026-11-20', end: '2026-11-20' }, '2026-11-20')).toBeNull();
  expect(dailyAverage(rows, { start: '2026-11-18', end: '2026-11-18' }, '2026-11-20')).toBe(10_010);
});

test('many days are shown by month, the oldest first', () => {
  expect([
    chartSpan({ start: '2026-10-01', end: '2026-11-30' }),
    chartSpan({ start: '2026-09-01', end: '2026-11-30' }),
  ]).toEqual(['day', 'month']);
  expect(
    monthBars(
      [
        { Day: '2026-11', Income: 2 },
        { Day: '2026-10', Income: 1 },
      ],
      '2026-11-20',
    ).map(({ key, value, current }) => [key, value, current]),
  ).toEqual([
    ['2026-10', 100, false],
    ['2026-11', 200, true],
  ]);
});

test.each([
  [{ start: '2026-11-01', end: '2026-11-20' }, '2026-11-30'],
  [{ start: '2026-11-02', end: '2026-11-20' }, '2026-11-20'],
  [{ start: '2026-10-01', end: '2026-10-31' }, '2026-10-31'],
])('a chart of %o ends on %s: a running month keeps room for its days to come', (range, end) => {
  expect(chartDays(range, '2026-11-20')).toEqual({ start: range.start, end });
});

test.each([
  [
    'sheets and a rest',
    300.5,
    200.25,
    '下次付款净额 ¥200.25，来自已出的结算单，确认后付款；另有净额 ¥100.25（截至今日），2026-12-01 起可确认',
  ],
  ['sheets alone', 200.25, 200.25, '下次付款净额 ¥200.25，来自已出的结算单，确认后付款'],
  ['no sheet yet', 100.25, 0, '下次付款净额 ¥100.25（截至今日），2026-12-01 起可确认结算单，确认后付款'],
  ['nothing owed', 0, 0, null],
] as const)('the next payout with %s', (_name, UnsettledNet, SheetsNet, words) => {
  expect(nextPayout({ UnsettledNet, SheetsNet }, '2026-11-20')).toBe(words);
});

test('a back end that does not tell the sums has no next payout', () => {
  expect(nextPayout({}, '2026-11-20')).toBeNull();
  expect(nextPayout({ UnsettledNet: 5 }, '2026-11-20')).toBeNull();
});
