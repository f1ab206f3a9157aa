import { RUNWAY_ITEM, SHORT_OF } from '@compute-market/contract/enumerations';
import { daySeconds, hourSeconds } from '@compute-market/contract/rules/time-units';
import { expect, test } from 'vitest';
import { noRunway, paidAhead, runway } from './fixtures';
import { isCharged, runwayLasts, runwayView, toldNext } from './runway-view';

const now = 1_795_154_721;

test('the first charge that cannot be paid is the end, and its name the reason', () => {
  expect(runwayView(runway, now)).toEqual({
    seconds: 89 * hourSeconds,
    endsAt: now + 89 * hourSeconds,
    standing: undefined,
    reason: '到 11-24 07:05 续费 llama3-8b-sft 时不足',
    next: '下一笔 11-21 00:05 续费 llama3-8b-sft ¥51.51，另有持续扣费 ¥0.42/天',
    headline: '到 11-24 07:05 续费 llama3-8b-sft 时不足',
  });
});

test.each([
  [RUNWAY_ITEM.keptDisk, SHORT_OF.purse, '到 11-24 07:05 扣取 llama3-8b-sft 磁盘保留费 时不足'],
  [RUNWAY_ITEM.cloudDisk, SHORT_OF.purse, '到 11-24 07:05 续费云盘 时不足'],
  [RUNWAY_ITEM.instance, SHORT_OF.limit, '到 11-24 07:05 续费 llama3-8b-sft 时超出额度'],
] as const)('a %s that the %s does not reach reads %s', (Kind, ShortOf, reason) => {
  const Short = runway.Short && { ...runway.Short, Kind, ShortOf };
  expect(runwayView({ ...runway, Short }, now).reason).toBe(reason);
});

test('where nothing but hours of kept disks and by usage lie ahead, what they take a day is told, not one of them', () =>
  expect(runwayView({ ...runway, NextMajor: null }, now).next).toBe('持续扣费 ¥0.42/天'));

test('an hour that cannot be paid is told by itself', () => {
  const NextMajor = runway.Next && { ...runway.Next, ShortOf: SHORT_OF.purse };
  expect(runwayView({ ...runway, NextMajor }, now).next).toBe(
    '下一笔 11-20 15:05 扣取 diffusion-旧版权重 磁盘保留费 ¥0.02',
  );
});

test('a disk that will be kept and is not yet is told as the next charge', () =>
  expect(toldNext({ ...runway, NextMajor: null, SteadyDayPrice: 0 })).toEqual({
    kind: 'charge',
    charge: runway.Next,
    beside: null,
  }));

test('a back end that does not tell which charge is worth knowing has the very next', () => {
  const { NextMajor: _major, SteadyDayPrice: _day, ...older } = runway;
  expect(toldNext(older)).toEqual({ kind: 'charge', charge: runway.Next, beside: null });
});

test('what is paid ahead and does not renew costs nothing more', () => {
  expect(runwayView(paidAhead, now)).toEqual({
    seconds: undefined,
    endsAt: undefined,
    standing: '暂无待扣费用',
    reason: null,
    next: null,
    headline: null,
  });
});

test('money that reaches for all that is known lasts without an end', () => {
  const enough = { ...runway, Seconds: null, Until: null, Short: null };
  expect(runwayView(enough, now)).toMatchObject({
    standing: '充足',
    reason: '可支付已知的全部待扣费用',
    headline: '下一笔 11-21 00:05 续费 llama3-8b-sft ¥51.51，另有持续扣费 ¥0.42/天',
  });
  const CoveredUntil = now + 366 * daySeconds;
  expect(runwayView({ ...enough, CoveredUntil }, now).reason).toBe('至 2027-11-21 14:05 的待扣费用均可支付');
});

test('a new account has nothing to last for', () => {
  expect([noRunway, paidAhead, runway].map(isCharged)).toEqual([false, true, true]);
});

test.each([
  [runway, '约 3 天 17 小时'],
  [{ ...runway, Seconds: 4000 }, '约 1 小时'],
  [{ ...runway, Seconds: 1800 }, '不足 1 小时'],
  [{ ...runway, Seconds: null }, '充足'],
  [paidAhead, '暂无待扣费用'],
])('in one figure', (answer, words) => expect(runwayLasts(answer)).toBe(words));
