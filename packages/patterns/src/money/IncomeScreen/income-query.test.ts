import { expect, test } from 'vitest';
import { daysOf, heldParameters, incomeQuery } from './income-query';

const read = (text: string) => incomeQuery.read(new URLSearchParams(text));

test.each([
  ['group=year&host=%3Cb%3E', ''],
  ['tab=settlements&status=1&group=day&host=cd01', 'tab=settlements&status=1'],
  ['status=1', ''],
  ['tab=market&status=1&page=3', 'tab=market'],
])('%s is read as %j', (text, understood) => {
  expect(read(text)).toEqual(read(understood));
});

test('another list starts anew; without days it is this month', () => {
  expect(incomeQuery.change(read('host=cd01&page=3'), { tab: 'market' })).toEqual(read('tab=market'));
  expect(daysOf(incomeQuery.blank, '2026-11-20')).toEqual({ start: '2026-11-01', end: '2026-11-20' });
});

test('a file of machines names its days, and one of another list only its own filters', () => {
  const held = (search: string) => heldParameters(read(search), '2026-11-20');
  expect(held('host=cd01')).toEqual({ host: 'cd01', from: '2026-11-01', to: '2026-11-20' });
  expect(held('tab=settlements&status=1')).toEqual({ tab: 'settlements', status: '1' });
  expect(held('tab=market')).toEqual({ tab: 'market' });
});
