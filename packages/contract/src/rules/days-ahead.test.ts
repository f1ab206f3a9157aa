import { expect, test } from 'vitest';
import { RUNWAY_ITEM } from '../enumerations';
import { keptDiskAhead, rentalAhead, type Charged, type ChargeAhead } from './charges-ahead';
import { chargesByDay, daysAhead } from './days-ahead';
import { fen, unit } from './money';
import { runwayOf, spendableOf, type Purses } from './runway';
import { monthStart } from './time';
import { daySeconds, hourSeconds } from './time-units';

/** 2026-11-20 14:05:21 in Beijing. */
const now = 1_795_154_721;
const machine: Charged = { kind: RUNWAY_ITEM.instance, name: 'k1', note: '', spender: null, vouchersFirst: true };
const kept: Charged = { ...machine, kind: RUNWAY_ITEM.keptDisk, name: 'k2' };
const purses = (yuan: number, rest: Partial<Purses> = {}): Purses => ({
  balance: fen(yuan * 100),
  quota: fen(0),
  voucher: fen(0),
  accumulated: fen(0),
  limits: new Map(),
  ...rest,
});

/** A machine that renews itself by the day for ¥48, and a kept disk of ¥0.24 a day. */
function sources(who: Charged = machine): ChargeAhead[] {
  const renewal = { period: { unit: 'day', count: 1 }, parts: [{ item: 'compute', unitPrice: unit(20_408) }] } as const;
  const rental = rentalAhead({ of: who, due: now + hourSeconds, renewal, keeping: null }, null);
  const disk = keptDiskAhead(
    { of: kept, ended: now, releasedAt: now + 15 * daySeconds, hourPrice: unit(100) },
    1,
    now + hourSeconds,
  );
  return [rental, disk].flatMap((charge) => (charge === null ? [] : [charge]));
}
const walk = (money: Purses, viewer: number | null = null, who?: Charged) => {
  const { course, short, coveredUntil } = runwayOf(sources(who), money, { now, viewer });
  return {
    course,
    short,
    days: daysAhead(course, { now, before: spendableOf(money, viewer, now), coveredUntil }),
    lines: chargesByDay(course),
  };
};

test('each step leaves what the one before left, less what it takes, and none is in the red', () => {
  const { course, short } = walk(purses(200));
  let left = 20_000;
  for (const { amount, shortOf, left: after } of course) {
    left -= shortOf === null ? amount : 0;
    expect(after).toBe(left);
    expect(after).toBeGreaterThanOrEqual(0);
  }
  expect(course.at(-1)).toMatchObject({ at: short?.at, shortOf: 'purse' });
});

test('the days end with the one on which the money does, and say what is left at their ends', () => {
  const { days, short } = walk(purses(200));
  expect(days[0]?.day).toBe('2026-11-20');
  expect(days.at(-1)?.day).toBe('2026-11-24');
  expect(short?.at).toBeLessThan(now + 5 * daySeconds);
  const lefts = days.map(({ left }) => left);
  expect(lefts).toEqual([...lefts].sort((one, other) => other - one));
});

test('money that reaches has a line of thirty-one days, today among them', () => {
  expect(walk(purses(10_000)).days).toHaveLength(31);
});

test('the hours of a kept disk are one line a day, and what cannot be paid stands by itself', () => {
  const { lines, course } = walk(purses(200));
  const disk = lines.filter(({ of }) => of.name === 'k2');
  expect(disk.map(({ count }) => count).slice(0, 2)).toEqual([9, 24]);
  expect(disk[1]?.amount).toBe(24);
  expect(lines.filter(({ shortOf }) => shortOf !== null)).toEqual([expect.objectContaining({ count: 1 })]);
  expect(lines.reduce((sum, { count }) => sum + count, 0)).toBe(course.length);
});

test('a sub-account sees its own charges alone, and what its limit leaves', () => {
  const limits = new Map([[7, { total: { limit: fen(10_000), used: fen(0) }, month: null }]]);
  const { course, days } = walk(purses(1000, { limits }), 7, { ...machine, spender: 7 });
  expect(course.every(({ of }) => of.spender === 7)).toBe(true);
  expect(days[0]?.left).toBe(5_200);
});

test("a sub-account's limit of each month starts anew on the first, whether or not something is charged that day", () => {
  const month = { limit: fen(70_000), used: fen(0), since: monthStart(now) };
  const limits = new Map([[7, { total: { limit: fen(1_000_000), used: fen(0) }, month }]]);
  const { days } = walk(purses(9_000, { limits }), 7, { ...machine, spender: 7 });
  const leftOn = (name: string) => days.find(({ day }) => day === name)?.left;
  expect([leftOn('2026-11-30'), leftOn('2026-12-01')]).toEqual([17_968, 65_296]);
  const before = { left: fen(100), leftNextMonth: fen(70_000) };
  const idle = daysAhead([], { now, before, coveredUntil: null }).map(({ left }) => left);
  expect(idle.slice(9, 12)).toEqual([100, 100, 70_000]);
});

test('a walk that was cut short tells no day that it did not look at to its end', () => {
  const { course } = walk(purses(2000));
  const days = daysAhead(course, {
    now,
    before: { left: fen(200_000), leftNextMonth: fen(200_000) },
    coveredUntil: now + 2 * daySeconds,
  });
  expect(days.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-21']);
});

test('of 60 kept disks the charges stand in the order of their moments, and the days end with them', () => {
  const disks = Array.from({ length: 60 }, (_, index) =>
    keptDiskAhead(
      { of: kept, ended: now - index * 377, releasedAt: now + 40 * daySeconds, hourPrice: unit(100 + index) },
      1,
      now + hourSeconds - (index % 7),
    ),
  );
  const { course, coveredUntil } = runwayOf(
    disks.flatMap((charge) => (charge === null ? [] : [charge])),
    purses(1_000_000),
    { now, viewer: null },
  );
  expect(course).toHaveLength(20_000);
  expect(course.every(({ at }, index) => at >= (course[index - 1]?.at ?? 0))).toBe(true);
  expect(daysAhead(course, { now, before: { left: fen(0), leftNextMonth: fen(0) }, coveredUntil }).length).toBeLessThan(
    31,
  );
});
