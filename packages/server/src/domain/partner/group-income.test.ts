import { daySeconds } from '@compute-market/contract/rules/time-units';
import { describe, expect, test } from 'vitest';
import { spanOfMonth } from '../../platform/beijing-days';
import { groupIncome, type MachineDay } from './group-income';

const now = new Date('2026-11-20T12:00:00+08:00');
const row = (hostId: number, day: string, change: Partial<MachineDay> = {}): MachineDay => ({
  hostId,
  day,
  incomeFen: 100n,
  rentedSeconds: 43_200n,
  totalGpus: 8,
  looks: 24,
  online: 24,
  ...change,
});
const days = [
  row(1, '2026-10-31'),
  row(2, '2026-10-31', { incomeFen: 500n, online: 12 }),
  row(1, '2026-11-19'),
  row(2, '2026-11-20', { looks: 0, online: 0 }),
];

describe('income', () => {
  test('by machine: the one that earned most is first', () => {
    expect(
      groupIncome(days, 'machine', now).map(({ key, incomeFen, rentedSeconds }) => [key, incomeFen, rentedSeconds]),
    ).toEqual([
      ['2', 600n, daySeconds],
      ['1', 200n, daySeconds],
    ]);
  });

  test('by day and by month: the newest is first', () => {
    expect(groupIncome(days, 'day', now).map(({ key, incomeFen }) => [key, incomeFen])).toEqual([
      ['2026-11-20', 100n],
      ['2026-11-19', 100n],
      ['2026-10-31', 600n],
    ]);
    expect(groupIncome(days, 'month', now).map(({ key, incomeFen }) => [key, incomeFen])).toEqual([
      ['2026-11', 200n],
      ['2026-10', 600n],
    ]);
  });

  test('today counts as far as it has gone', () => {
    expect(groupIncome(days, 'day', now)[0]).toMatchObject({
      letableSeconds: 8 * 43_200,
      elapsedSeconds: 43_200,
      onlineRate: null,
    });
  });

  test('the online rate is the share of looks', () => {
    expect(groupIncome(days, 'day', now)[2]).toMatchObject({
      onlineRate: 0.75,
      letableSeconds: 16 * daySeconds,
      elapsedSeconds: daySeconds,
    });
  });
});

test.each([
  ['2026-02', '2026-01-31T16:00:00.000Z', '2026-02-28T16:00:00.000Z'],
  ['2026-12', '2026-11-30T16:00:00.000Z', '2026-12-31T16:00:00.000Z'],
])('%s lasts from %s to %s', (month, begin, end) => {
  const span = spanOfMonth(month);
  expect([span.begin.toISOString(), span.end.toISOString()]).toEqual([begin, end]);
});
