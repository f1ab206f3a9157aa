import { expect, test } from 'vitest';
import { RUNWAY_ITEM } from '../enumerations';
import { keptDiskAhead, ownImageAhead, rentalAhead, type Charged, type ChargeAhead } from './charges-ahead';
import { fen, unit } from './money';
import { majorOf, runwayOf, type Purses } from './runway';
import { monthStart } from './time';
import { daySeconds, hourSeconds } from './time-units';

const now = 1_795_154_721;
const of: Charged = { kind: RUNWAY_ITEM.instance, name: 'k1', note: '', spender: null, vouchersFirst: true };
const purses = (yuan: number, rest: Partial<Purses> = {}): Purses => ({
  balance: fen(yuan * 100),
  quota: fen(0),
  voucher: fen(0),
  accumulated: fen(0),
  limits: new Map(),
  ...rest,
});

/** Costs ¥2 an hour and renews itself by ten hours, so ¥20 each. */
const renewing = (due = now + hourSeconds, who: Charged = of): ChargeAhead[] => {
  const renewal = {
    period: { unit: 'hour', count: 10 },
    parts: [{ item: 'compute', unitPrice: unit(20_000) }],
  } as const;
  const first = rentalAhead({ of: who, due, renewal, keeping: null }, null);
  return first === null ? [] : [first];
};
const main = { now, viewer: null };

test('a rental that does not renew itself costs nothing more, and its kept disk does from its end', () => {
  const rental = { of, due: now + hourSeconds, renewal: null };
  expect(rentalAhead({ ...rental, keeping: null }, null)).toBeNull();
  const kept = rentalAhead({ ...rental, keeping: { hourPrice: unit(175), seconds: 2 * hourSeconds } }, null);
  expect([kept?.at, kept?.of.kind]).toEqual([now + 2 * hourSeconds, RUNWAY_ITEM.keptDisk]);
});

test('renewals are paid one after the other until one is short', () => {
  const { next, short } = runwayOf(renewing(), purses(50), main);
  expect(next).toMatchObject({ at: now + 2700, amount: 2000, shortOf: null });
  expect(short).toMatchObject({ at: now + 2700 + 20 * hourSeconds, shortOf: 'purse' });
});

test('charges of several machines are paid in the order of their moments, in whatever order they are told', () => {
  const named = (name: string, due: number) => renewing(due, { ...of, name });
  const { next, short } = runwayOf(
    [...named('later', now + 30 * hourSeconds), ...named('sooner', now + hourSeconds)],
    purses(30),
    main,
  );
  expect(next).toMatchObject({ of: { name: 'sooner' }, at: now + 2700, shortOf: null });
  expect(short).toMatchObject({ of: { name: 'sooner' }, at: now + 2700 + 10 * hourSeconds, shortOf: 'purse' });
});

test('the charge worth knowing is the first that is not taken all the time, unless the very next cannot be paid', () => {
  const disk = keptDiskAhead(
    { of: { ...of, kind: RUNWAY_ITEM.keptDisk }, ended: now, releasedAt: now + daySeconds, hourPrice: unit(10_000) },
    1,
    now + hourSeconds,
  );
  const hours = disk === null ? [] : [disk];
  const renewal = renewing(now + 5 * hourSeconds);
  const major = (sources: readonly ChargeAhead[], yuan: number) =>
    majorOf(runwayOf(sources, purses(yuan), main).course);
  expect(major([...hours, ...renewal], 500)).toMatchObject({ of: { kind: RUNWAY_ITEM.instance }, shortOf: null });
  expect(major([...hours, ...renewal], 0)).toMatchObject({ of: { kind: RUNWAY_ITEM.keptDisk }, shortOf: 'purse' });
  // Ends within the hours of the disk, before the renewal.
  expect(major([...hours, ...renewal], 2)).toBeNull();
  expect(major(renewing(now + 5 * hourSeconds, { ...of, billing: 'usage' }), 50)).toBeNull();
  const image = { of: { ...of, kind: RUNWAY_ITEM.ownImage }, sizeBytes: 1_000_000_000, gbDayPrice: unit(100) };
  expect(major([ownImageAhead(image, now + hourSeconds, now + hourSeconds)], 50)).toBeNull();
  expect(major([], 50)).toBeNull();
});

test('vouchers pay what they may, and credit only once the balance is used up', () => {
  expect(runwayOf(renewing(), purses(20, { voucher: fen(2500) }), main).short?.at).toBe(now + 2700 + 20 * hourSeconds);
  expect(runwayOf(renewing(), purses(5, { quota: fen(10_000) }), main).short?.at).toBe(now + 2700);
  expect(runwayOf(renewing(), purses(20, { quota: fen(2000) }), main).short?.at).toBe(now + 2700 + 20 * hourSeconds);
});

test('a renewal needs a purse that may rent at all, a kept disk does not', () => {
  const broke = purses(0, { voucher: fen(2000) });
  const disk = keptDiskAhead({ of, ended: now, releasedAt: now + daySeconds, hourPrice: unit(175) }, 1, now);
  expect(runwayOf(renewing(), broke, main).short?.at).toBe(now + 2700);
  expect(disk && runwayOf([disk], broke, main)).toMatchObject({ short: null, coveredUntil: null });
});

test('spending on the way lowers the price: the member level follows it', () => {
  const { short } = runwayOf(renewing(), purses(59.6, { accumulated: fen(9900) }), main);
  // 20.00, then 19.60 twice: 0.40 is left for the fourth.
  expect(short?.at).toBe(now + 2700 + 30 * hourSeconds);
});

test("a charge that the month's limit refuses is the end, and the next month pays again", () => {
  const own = { ...of, spender: 7 };
  const total = { limit: fen(100_000_000), used: fen(0) };
  // Twelve renewals of ¥20 are left of this month.
  const month = { limit: fen(30_000), used: fen(6_000), since: monthStart(now) };
  const limited = (most: number) =>
    purses(1_000_000, { limits: new Map([[7, { total, month: { ...month, limit: fen(most) } }]]) });
  const sources = renewing(now + hourSeconds, own);
  expect(runwayOf(sources, limited(30_000), { now, viewer: 7 }).short).toMatchObject({
    at: now + 2700 + 12 * 10 * hourSeconds,
    shortOf: 'limit',
  });
  // A limit that reaches for every month by itself is never short, though a year of it does not fit into one.
  const enough = 2000 * Math.ceil((31 * 24) / 10);
  expect(runwayOf(sources, limited(enough), { now, viewer: 7 }).short).toBeNull();
});

test("what a sub-account's limit refuses takes nothing from the purse, and is its own end alone", () => {
  const own = { ...of, spender: 7 };
  const sources = [...renewing(now + hourSeconds, own), ...renewing(now + 2 * hourSeconds)];
  const both = purses(90, { limits: new Map([[7, { total: { limit: fen(4500), used: fen(2000) }, month: null }]]) });
  expect(runwayOf(sources, both, { now, viewer: 7 }).short).toMatchObject({
    at: now + 2700 + 10 * hourSeconds,
    shortOf: 'limit',
  });
  // 20 for the sub-account, 20 three times for the main account: the fourth is short.
  expect(runwayOf(sources, both, main).short?.at).toBe(now + 2700 + 31 * hourSeconds);
});

test('charges without an end are looked at for a year', () => {
  const renewal = {
    period: { unit: 'month', count: 1 },
    parts: [{ item: 'compute', unitPrice: unit(1000) }],
  } as const;
  const monthly = rentalAhead({ of, due: now + daySeconds, renewal, keeping: null }, null);
  const { short, coveredUntil } = runwayOf(monthly === null ? [] : [monthly], purses(10_000), main);
  expect(short).toBeNull();
  expect(coveredUntil).toBeGreaterThan(now + 366 * daySeconds);
});

test('vouchers alone pay no renewal', () => {
  const [renewal] = renewing();
  const vouchersOnly = purses(0, { voucher: fen(1_000_000) });
  expect(runwayOf(renewing(), vouchersOnly, main).short).toMatchObject({ at: renewal?.at, shortOf: 'purse' });
});

test('a charge that is overdue is due now', () => {
  expect(runwayOf(renewing(now - hourSeconds), purses(0), main).short?.at).toBe(now);
});
