import { expect, test } from 'vitest';
import { bareMetalCosts, changes, costs, foldedCosts, makeCost } from './fixtures';
import { expensesCsv } from './expenses-csv';

const linesOf = (file: string) =>
  file
    .split('\r\n')
    .slice(0, -1)
    .map((line) => line.split(','));
const everything = { ownOnly: false };

test.each([
  ['instance costs', expensesCsv({ tab: 'instance', rows: costs }, everything), costs.length],
  ['bare-metal costs', expensesCsv({ tab: 'bareMetal', rows: bareMetalCosts }, everything), bareMetalCosts.length],
  ['balance changes', expensesCsv({ tab: 'balance', rows: changes }, everything), changes.length],
])('every line of %s has as many cells as the heading', (_, file, count) => {
  const [heading = [], ...lines] = linesOf(file);
  expect(lines).toHaveLength(count);
  expect(new Set(lines.map((line) => line.length))).toEqual(new Set([heading.length]));
});

test('a refund stays a negative number', () => {
  const [heading = [], ...lines] = linesOf(expensesCsv({ tab: 'instance', rows: costs }, everything));
  const refund = lines.find((line) => line.includes('退费'));
  expect(refund?.[heading.indexOf('实付（元）')]).toBe('-16.61');
});

test('a sub-account does not see purses', () => {
  const [heading = []] = linesOf(expensesCsv({ tab: 'instance', rows: costs }, { ownOnly: true }));
  expect(heading.filter((name) => /支付|子账号/.test(name))).toEqual([]);
});

test('a note that looks like a formula is not run', () => {
  expect(expensesCsv({ tab: 'instance', rows: [makeCost({ Note: '=1+2' })] }, everything)).toContain("'=1+2");
});

test('a folded day is one line that says how many charges it holds', () => {
  const [heading = [], ...lines] = linesOf(expensesCsv({ tab: 'instance', rows: foldedCosts }, everything));
  expect(lines.map((line) => [line[heading.indexOf('时长（小时）')], line[heading.indexOf('备注')]])).toEqual([
    ['18', '2026-11-20 合并 18 笔'],
    ['24', '2026-11-19 合并 24 笔'],
  ]);
});
