import { expect, test } from 'vitest';
import { orders } from './fixtures';
import { ordersCsv } from './orders-csv';

const linesOf = (file: string) =>
  file
    .split('\r\n')
    .slice(0, -1)
    .map((line) => line.split(','));

test('every order is a line under the heading, with as many cells', () => {
  const [heading = [], ...lines] = linesOf(ordersCsv(orders));
  expect(heading[0]).toBe('\ufeff订单号');
  expect(lines).toHaveLength(orders.length);
  expect(new Set(lines.map((line) => line.length))).toEqual(new Set([heading.length]));
});

test('a line says what the list says, and keeps every digit of the order number in a spreadsheet', () => {
  const [heading = [], , line = []] = linesOf(ordersCsv(orders));
  const cell = (name: string) => line[heading.indexOf(name)];
  expect([line[0], cell('状态'), cell('金额（元）'), cell('支付方式'), cell('可开票'), cell('支付时间')]).toEqual([
    '\t118220261118',
    '已支付',
    '2000.00',
    '微信',
    '是',
    '2026-11-18 09:42:57',
  ]);
});

test('a remark that looks like a formula is not run', () => {
  const [first] = orders;
  expect(ordersCsv(first ? [{ ...first, Remark: '=1+2' }] : [])).toContain("'=1+2");
});
