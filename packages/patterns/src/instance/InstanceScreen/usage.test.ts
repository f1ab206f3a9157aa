import { expect, test } from 'vitest';
import { running, usage, usageWithoutCards } from './fixtures';
import { knowsCards, usageCharts } from './usage-charts';
import { usageCsv } from './usage-csv';

const keys = (...args: Parameters<typeof usageCharts>) => usageCharts(...args).map(({ key }) => key);

test('charts of the cards are left out where their host tells nothing of them', () => {
  expect(keys(running, usage)).toEqual([
    'GpuUse',
    'GpuMemory',
    'GpuTemperature',
    'CpuUse',
    'Memory',
    'Disk',
    'network',
  ]);
  expect(knowsCards(usageWithoutCards)).toBe(false);
  expect(keys(running, usageWithoutCards)).toEqual(['CpuUse', 'Memory', 'Disk', 'network']);
});

test('an axis reaches as far as the instance has, and nowhere where that was not told', () => {
  const mostOf = (instance: typeof running) => usageCharts(instance, usage).find(({ key }) => key === 'Memory')?.most;
  expect(mostOf({ ...running, Memory: 30, AddMemory: 16 })).toBe(46);
  expect(mostOf({ ...running, Memory: Number.NaN })).toBe(0);
});

test('a file of it leaves empty what is unknown, and writes 0 where it was 0', () => {
  const point = { ...usage.Points[0], Time: 1_795_154_400, GpuUse: null, NetIn: 0, NetOut: 1.25 };
  const [, line] = usageCsv({
    Points: [{ ...usageWithoutCards.Points[0], ...point } as (typeof usage.Points)[number]],
  }).split('\r\n');
  expect(line?.startsWith('2026-11-20 14:00,,')).toBe(true);
  expect(line?.endsWith(',0,1.25')).toBe(true);
});
