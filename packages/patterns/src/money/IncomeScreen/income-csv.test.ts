import { expect, test } from 'vitest';
import { incomeCsv, marketCsv, settlementsCsv } from './income-csv';
import { days, machines, market, settlements } from './fixtures';

const lines = (text: string) => text.replace('\uFEFF', '').trim().split(/\r?\n/);

test('machines and days have headings of their own', () => {
  expect(lines(incomeCsv(machines, 'machine')).slice(0, 2)).toEqual([
    '机器,显卡,总卡数,在租卡,在租率,出租卡时,在线率,收益（元）',
    'cd01,RTX 4090,8,8,82.4%,3164.5,100.0%,6571.34',
  ]);
  expect(lines(incomeCsv(days.slice(0, 1), 'day'))).toEqual([
    '日期,总卡数,平均在租卡,在租率,出租卡时,在线率,收益（元）',
    '2026-11-20,24,14,58.3%,196.2,99.2%,408.11',
  ]);
});

test('amounts have two decimals, as in every other file of money', () => {
  const [day] = days;
  if (day === undefined) throw new Error('no day');
  expect(lines(incomeCsv([{ ...day, Income: 0 }], 'day'))[1]).toMatch(/,0\.00$/);
  expect(lines(incomeCsv([{ ...day, Income: 10_361.5 }], 'day'))[1]).toMatch(/,10361\.50$/);
  expect(lines(settlementsCsv(settlements))[2]).toContain(',24120.50,20.0%,4824.10,-120.50,19175.90,');
});

test('sheets and the market are saved whole', () => {
  expect(lines(settlementsCsv(settlements))).toHaveLength(settlements.length + 1);
  expect(lines(settlementsCsv(settlements))[2]).toContain('20.0%');
  expect(lines(marketCsv(market))).toHaveLength(market.length + 1);
});
