import { expect, test } from 'vitest';
import { loading, ready, type Resource } from '../../resource';
import { mainAccount, subAccount } from '../../viewer/fixtures';
import { counts, instances, overviewOf } from './fixtures';
import { missingOf } from './overview-view';

const failed: Resource<never> = { state: 'error', reason: '请求超时，请稍后重试' };
const { paid } = overviewOf(instances);
const main = { viewer: mainAccount, accountFailed: false };
const sub = { viewer: subAccount, accountFailed: false };
const todos = { tickets: ready(1), orders: ready(0), coupons: ready(2) };

test('what is there or still on its way is not missing', () => {
  expect(missingOf({ paid, counts: ready(counts) }, main, todos)).toEqual([]);
  expect(
    missingOf({ paid: loading, counts: loading }, main, { tickets: loading, orders: loading, coupons: loading }),
  ).toEqual([]);
});

test('failed costs take three figures with them and leave the numbers of instances', () => {
  expect(missingOf({ paid: failed, counts: ready(counts) }, main, todos)).toEqual([
    '24 小时内到期',
    '当前花费',
    '余额可维持',
  ]);
});

test('each todo is missed by its own name', () => {
  expect(missingOf({ paid, counts: failed }, main, { ...todos, tickets: failed, coupons: failed })).toEqual([
    '实例概况',
    '未读工单回复',
    '即将过期的券',
  ]);
});

test('nobody misses what is not shown: a sub-account has no balance, no orders and no coupons, a small screen no todos', () => {
  const allFailed = { tickets: failed, orders: failed, coupons: failed };
  expect(missingOf({ paid: failed, counts: ready(counts) }, sub, allFailed)).toEqual([
    '24 小时内到期',
    '当前花费',
    '未读工单回复',
  ]);
  expect(missingOf({ paid: failed, counts: ready(counts) }, main)).toEqual(['24 小时内到期', '当前花费', '余额可维持']);
});

test('the purse of an account that could not be read is missed, and of one that is on its way not yet', () => {
  const viewer = { role: 'unknown' } as const;
  expect(missingOf({ paid, counts: ready(counts) }, { viewer, accountFailed: true })).toEqual(['余额可维持']);
  expect(missingOf({ paid, counts: ready(counts) }, { viewer, accountFailed: false })).toEqual([]);
});
