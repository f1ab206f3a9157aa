import { monthRange } from '../../day-range';
import { fenFromYuan } from '@compute-market/contract/rules/money';
import { expect, test } from 'vitest';
import { costParts } from '../../daily-costs';
import { stepOf } from './bars';
import { chartBars, dailyAverage, groupBars, groupParts } from './expense-chart';
import { groups, summary } from './fixtures';

const november = monthRange('2026-11');
const ninetyDays = { start: '2026-08-23', end: '2026-11-20' };
const today = '2026-11-20';
const total = (values: Readonly<Record<string, number>>) =>
  Object.values(values).reduce((sum, value) => sum + value, 0);

test('every day of a month has its place: spent, nothing spent, still to come', () => {
  const bars = chartBars(summary.DayList, november, today);
  expect(bars).toHaveLength(30);
  expect(bars[17]).toEqual({
    key: '2026-11-18',
    label: '11-18',
    title: '2026-11-18',
    values: { Instance: 156_575, Disk: 4842, Bandwidth: 8640, Sftp: 0, Other: 0, Refunded: 0 },
    current: false,
  });
  expect(bars[6]?.values).toMatchObject({ Instance: 0 });
  expect([bars[19]?.current, bars[20]?.values]).toEqual([true, {}]);
});

test.each([
  ['2026-02', 28],
  ['2028-02', 29],
  ['2026-12', 31],
])('%s has %i days', (month, days) => {
  expect(chartBars([], monthRange(month), '2030-01-01')).toHaveLength(days);
});

test('90 days are drawn by the week, a year by the month, and no day is lost', () => {
  const weeks = chartBars(summary.DayList, ninetyDays, today);
  expect([stepOf(november), stepOf(ninetyDays), stepOf({ start: '2025-11-21', end: today })]).toEqual([
    'day',
    'week',
    'month',
  ]);
  expect([weeks.length, weeks[0]?.title, weeks.at(-1)?.title, weeks.at(-1)?.current]).toEqual([
    13,
    '2026-08-23 至 2026-08-29',
    '2026-11-15 至 2026-11-20',
    true,
  ]);
  const year = chartBars(summary.DayList, { start: '2025-11-21', end: today }, today);
  expect(year.map(({ label }) => label)).toEqual([
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
    '2026-03',
    '2026-04',
    '2026-05',
    '2026-06',
    '2026-07',
    '2026-08',
    '2026-09',
    '2026-10',
    '2026-11',
  ]);
  const sums = [chartBars(summary.DayList, november, today), weeks, year].map((bars) =>
    bars.reduce((sum, { values }) => sum + total(values), 0),
  );
  expect(new Set(sums).size).toBe(1);
});

test('the average is of the days so far', () => {
  const spent = chartBars(summary.DayList, november, today).reduce((sum, { values }) => sum + total(values), 0);
  expect(dailyAverage(summary.DayList, november, today)).toBe(Math.round(spent / 20));
  expect(dailyAverage(summary.DayList, ninetyDays, today)).toBe(Math.round(spent / 90));
  expect(dailyAverage([], monthRange('2026-12'), today)).toBe(0);
});

test('money that came back for earlier days is named 退费 and lowers the sums, and no bar goes below zero', () => {
  const bars = chartBars(summary.DayList, november, today);
  const parts = costParts(bars);
  expect(bars[19]?.values).toMatchObject({ Instance: 16_030, Disk: 400, Bandwidth: 800, Other: 0, Refunded: -1661 });
  expect(parts.filter(({ undrawn }) => undrawn)).toEqual([{ key: 'Refunded', label: '退费', undrawn: true }]);
  expect(bars.reduce((sum, { values }) => sum + total(values), 0)).toBe(fenFromYuan(summary.MonthAmount));
  expect(costParts(chartBars([], november, today)).some(({ undrawn }) => undrawn)).toBe(false);
});

test('a back end that leaves a kind below zero is drawn the same, by the day as by the week', () => {
  const told = summary.DayList.map(({ Refunded, ...day }) => (Refunded ? { ...day, Other: -Refunded } : day));
  expect(chartBars(told, november, today)).toEqual(chartBars(summary.DayList, november, today));
  expect(chartBars(told, ninetyDays, today)).toEqual(chartBars(summary.DayList, ninetyDays, today));
});

test('the bars of groups hold everything of their days, the groups that are drawn and what is left', () => {
  const range = { start: groups.Begin, end: groups.End };
  const bars = groupBars(groups, range, today);
  expect(bars.reduce((sum, bar) => sum + total(bar.values), 0)).toBe(fenFromYuan(groups.Amount));
  expect(bars.find(({ key }) => key === '2026-11-18')?.values).toEqual({
    'RTX 4090': 260_000,
    H20: 124_550,
    ':cloudDisk': 0,
    ':rest': 4,
  });
  expect(groupParts(groups, bars).map(({ label }) => label)).toEqual(['RTX 4090', 'H20', '云盘', '其余']);
});
