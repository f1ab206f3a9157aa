import { expect, test } from 'vitest';
import { costParts, costValues, kindsIn } from './daily-costs';

const day = { Day: '2026-11-20', Instance: 4, Bandwidth: 0, Disk: 0, Sftp: 0, Other: 0 };
const barOf = (...days: Parameters<typeof costValues>[0]) => ({ key: '1', label: '1', values: costValues(days) });

test.each([
  ['told apart', { ...day, Instance: 0, Refunded: 3 }],
  ['told as a kind below zero', { ...day, Instance: -3 }],
])('what came back for earlier days is 退费 and no kind is below zero, %s', (_, refunded) => {
  const bars = [barOf(day), barOf(refunded)];
  expect(bars[1]?.values).toMatchObject({ Instance: 0, Refunded: -300 });
  expect(kindsIn(bars)).toEqual([
    { key: 'Instance', label: '实例' },
    { key: 'Refunded', label: '退费', undrawn: true },
  ]);
});

test('a kind that a day does not tell is missing, never 0', () => {
  const bars = [barOf(day, { ...day, Disk: Number.NaN }), { key: '2', label: '2', values: {} }];
  expect(bars[0]?.values).not.toHaveProperty('Disk');
  expect(costParts(bars).filter(({ missing }) => missing)).toEqual([{ key: 'Disk', label: '磁盘', missing: true }]);
});
