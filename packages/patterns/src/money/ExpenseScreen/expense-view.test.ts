import { BALANCE_CHANGE_TYPE } from '@compute-market/contract/enumerations';
import { fen } from '@compute-market/contract/rules/money';
import { expect, test } from 'vitest';
import { causeOf, changeInPercent, costBasis, daysSoFar, sourceWords, timeOf } from './expense-view';

test('the purses are named in the order in which they pay', () => {
  expect(sourceWords({ PayMoney: 12, PayPowerMoney: 3, PayCredit: 0 })).toBe('算力券 + 余额');
  expect(sourceWords({ PayMoney: 0, PayPowerMoney: 0, PayCredit: 4 })).toBe('授信');
  expect(sourceWords({ PayMoney: -16.61, PayPowerMoney: 0, PayCredit: 0 })).toBe('余额');
  expect(sourceWords({ PayMoney: 0, PayPowerMoney: 0, PayCredit: 0 })).toBe('');
});

test('a cost says its price and its time, or why there is none', () => {
  expect(costBasis({ UnitPrice: 6.58, Hours: 6, Remark: '' })).toBe('¥6.58 × 6小时');
  expect(costBasis({ UnitPrice: 0.0012, Hours: 1.3333, Remark: '' })).toBe('¥0.0012 × 1.33小时');
  expect(costBasis({ UnitPrice: 0, Hours: 0, Remark: '启动失败，全额退回' })).toBe('启动失败，全额退回');
});

test.each([
  ['order', '118220261118', 'topUp', { kind: 'order', href: '/console/orders/118220261118' }],
  ['instance', 'k7f3a2c', 'rent', { kind: 'instance', href: '/console/expenseDetail?instance_name=k7f3a2c' }],
  ['instance', 'k7f3a2c', 'renew', { kind: 'instance', href: '/console/expenseDetail?instance_name=k7f3a2c' }],
  ['', 'bm-7f3a2c', 'renew', { kind: 'bareMetal', href: '/console/expenseDetail?tab=bareMetal' }],
  ['', '', 'renew', null],
  ['coupon', '3', 'coupon', { kind: 'coupon', href: '/console/coupon?tab=used' }],
  ['invoice', '1', 'manual', { kind: 'invoice', href: '/console/invoice' }],
  ['', '', 'cloudDisk', { kind: 'cloudDisk', href: '/console/cloudDisk' }],
  ['instance', 'k7f3a2c', 'ownImage', { kind: 'cloudDisk', href: '/console/cloudDisk' }],
  ['', '', 'buyVoucher', null],
] as const)('a movement because of %s %s, a %s, leads there', (RelationType, RelationId, type, cause) => {
  expect(causeOf({ RelationType, RelationId, Type: BALANCE_CHANGE_TYPE[type] })).toEqual(cause);
});

test.each([
  ['2026-02', 28],
  ['2028-02', 29],
  ['2026-12', 31],
])('%s has %i days', (month, days) => {
  expect(daysSoFar(month, '2030-01-01')).toBe(days);
});

test('of this month only the days so far count', () => {
  expect(daysSoFar('2026-11', '2026-11-20')).toBe(20);
});

test('a change is shown against the month before, unless that was nothing', () => {
  expect(changeInPercent(fen(622_854), fen(184_655))).toBe(237.3);
  expect(changeInPercent(fen(100), fen(0))).toBeNull();
});

test('a folded line names its day and how many charges it holds; today is not over', () => {
  const line = (Day: string, Count: number) => timeOf({ CreateTime: 0, Folded: { Day, Count } }, '2026-11-20');
  expect([line('2026-11-19', 24), line('2026-11-20', 9)]).toEqual(['2026-11-19 · 24 笔', '今日至今 · 9 笔']);
  expect(timeOf({ CreateTime: 1_795_154_721 }, '2026-11-20')).toBe('2026-11-20 14:05');
});

test('a day during which the price changed says its hours alone', () => {
  expect(costBasis({ UnitPrice: 0, Hours: 24, Remark: '' })).toBe('24小时');
});

test('a purse of which nobody tells what it paid is not named', () => {
  expect(sourceWords({ PayMoney: Number.NaN, PayPowerMoney: Number.NaN, PayCredit: Number.NaN })).toBe('');
  expect(sourceWords({ PayMoney: 5, PayPowerMoney: Number.NaN, PayCredit: Number.NaN })).toBe('余额');
});
