import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fen, fenFromYuan, roundYuan } from './money';
import type { VipLevel } from './vip';
import {
  experiencePercent,
  isHighest,
  levelAfterSpending,
  levelOf,
  needForNext,
  toVipLevel,
  upgradeBy,
  vipLevels,
} from './vip';

const spending = fc.integer({ min: 0, max: 5_000_000 }).map(fen);
const anyLevel = fc.constantFrom<VipLevel>(0, 1, 2, 3, 4);

test.each([
  [0, 0],
  [99.99, 0],
  [100, 1],
  [1499.99, 1],
  [1500, 2],
  [8562.4, 2],
  [9999.99, 2],
  [10_000, 3],
  [19_999.99, 3],
  [20_000, 4],
  [1_000_000, 4],
  [-5, 0],
])('¥%s spent in all is level %i', (yuan, level) => {
  expect(levelOf(fenFromYuan(yuan))).toBe(level);
});

test.each([
  [0, '普通会员', 10_000],
  [1, '铜牌会员', 9800],
  [2, '银牌会员', 9700],
  [3, '金牌会员', 9500],
  [4, '钻石会员', 9400],
] as const)('level %i is %s and pays %i of 10,000', (level, name, discount) => {
  expect(vipLevels[level].name).toBe(name);
  expect(vipLevels[level].discount).toBe(discount);
});

test.each([
  [undefined, 0],
  [null, 0],
  [0, 0],
  [3, 3],
  [4, 4],
  [9, 4],
  [-1, 0],
  [Number.NaN, 0],
])('the level %s on the wire is read as %i', (wire, level) => {
  expect(toVipLevel(wire)).toBe(level);
});

describe('the way to the next level', () => {
  test('silver with ¥8,562.40 spent lacks ¥1,437.60 and stands at 85.62%', () => {
    expect(needForNext(2, fenFromYuan(8562.4))).toBe(143_760);
    expect(roundYuan(experiencePercent(2, fenFromYuan(8562.4)), 2)).toBe('85.62');
  });

  test('nothing is missing at the highest level, whatever was spent', () => {
    expect(isHighest(4)).toBe(true);
    expect(needForNext(4, fenFromYuan(30))).toBe(0);
  });

  test('what is missing is the threshold less what was spent, never below zero', () => {
    fc.assert(
      fc.property(anyLevel, spending, (level, spent) => {
        const missing = needForNext(level, spent);
        expect(missing).toBe(level === 4 ? 0 : Math.max(0, vipLevels[level].threshold - spent));
      }),
    );
  });

  test('spending exactly what is missing reaches a higher level', () => {
    fc.assert(
      fc.property(spending, (spent) => {
        const level = levelOf(spent);
        if (isHighest(level)) return;
        expect(levelAfterSpending(spent, needForNext(level, spent))).toBe(level + 1);
      }),
    );
  });

  test('the bar stays between empty and full', () => {
    fc.assert(
      fc.property(anyLevel, fc.integer({ min: -1_000_000, max: 100_000_000 }), (level, score) => {
        const percent = experiencePercent(level, fen(score));
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
      }),
    );
  });

  test('more spending never lowers the level', () => {
    fc.assert(fc.property(spending, spending, (spent, more) => levelAfterSpending(spent, more) >= levelOf(spent)));
  });
});

test('top-up tiles of a silver member say which of them lead to gold', () => {
  const effects = [100, 1500, 2000, 5000, 10_000].map((yuan) => upgradeBy(fenFromYuan(8562.4), fenFromYuan(yuan)));
  expect(effects).toEqual([null, 3, 3, 3, 3]);
});
