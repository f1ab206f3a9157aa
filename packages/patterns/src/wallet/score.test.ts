import { expect, test } from 'vitest';
import { mainAccount } from '../viewer/fixtures';
import { scoreOf } from './score';

const { user, vip } = mainAccount;
const spent = { ...user, AccumulatedMoney: 900 };

test('the bar of a level counts the score, which may be another than what was spent', () => {
  expect(scoreOf({ user: spent, vip: vip && { ...vip, vip_score: 1200 } })).toBe(120_000);
});

test('without a score it counts what was spent', () => {
  expect(scoreOf({ user: spent, vip: null })).toBe(90_000);
  expect(scoreOf({ user: spent, vip: vip && { ...vip, vip_score: Number.NaN } })).toBe(90_000);
});
