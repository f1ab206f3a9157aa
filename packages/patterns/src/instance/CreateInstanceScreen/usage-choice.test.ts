import { fen } from '@compute-market/contract/rules/money';
import { expect, test, vi } from 'vitest';
import { ready } from '../../resource';
import { quote } from './fixtures';
import { hoursAfter, periodName, usageChoice, usageTerms } from './usage-choice';

const choose = vi.fn();
const prepaid = { unit: 'day', pack_time: 3, billing: 'prepaid' } as const;
const offered = { ...quote, PayAsYouGo: true };

test('paying by usage is a choice where the quote offers it, and stays one once it is chosen', () => {
  expect(usageChoice(prepaid, ready(quote), choose)).toBeUndefined();
  expect(usageChoice(prepaid, ready({ ...quote, PayAsYouGo: false }), choose)).toBeUndefined();
  expect(usageChoice(prepaid, ready(offered), choose)?.chosen).toBe(false);
  expect(usageChoice(usageTerms, { state: 'error', reason: '不支持', requestId: '' }, choose)?.chosen).toBe(true);
});

test('the price of an hour is not said while another price is shown', () => {
  const hint = (price: Parameters<typeof usageChoice>[1]) => usageChoice(usageTerms, price, choose)?.hint;
  expect(hint(ready(offered))).toMatch(/^¥304\.15\/小时，按分钟结算/);
  expect(hint({ state: 'ready', data: offered, refreshing: true })).toMatch(/^按分钟结算/);
  expect(usageChoice(prepaid, ready(offered), choose)?.hint).toMatch(/^按分钟结算/);
});

test('hours are counted whole, and none are not spoken of', () => {
  expect(hoursAfter(fen(1000), { PayPrice: 3 })).toBe('，还可运行约 3 小时');
  expect(hoursAfter(fen(299), { PayPrice: 3 })).toBe('');
  expect(hoursAfter(fen(1000), { PayPrice: 0 })).toBe('');
});

test('it has a name in place of a period', () => {
  expect([periodName(usageTerms), periodName(prepaid)]).toEqual(['按量', '3 天']);
});
