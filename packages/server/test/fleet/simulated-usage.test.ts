import { dayMs, minuteMs } from '@compute-market/contract/rules/time-units';
import { expect, test } from 'vitest';
import { simulatedUsage, type SimulatedMachine } from '../../src/fleet/simulated-usage';

const machine = (name: string): SimulatedMachine => ({
  machine: { name, gpuNum: 2, cpuNum: 16, memoryGb: 64 },
  cardMemoryGb: 24,
});
const start = Date.UTC(2026, 10, 23);
const minutes = Array.from({ length: dayMs / minuteMs }, (_, index) => new Date(start + index * minuteMs));
const names = Array.from({ length: 40 }, (_, index) => `k${index}`);

test('a machine used the same at a moment, whenever it is asked', () => {
  const noon = new Date(start + dayMs / 2);
  expect(simulatedUsage(machine('k7'), noon)).toEqual(simulatedUsage(machine('k7'), noon));
  expect(simulatedUsage(machine('k8'), noon)).not.toEqual(simulatedUsage(machine('k7'), noon));
});

test('no machine ever uses more than it has', () => {
  for (const name of names.slice(0, 12))
    for (const at of minutes) {
      const used = simulatedUsage(machine(name), at);
      expect(used.gpuUse).toBeLessThanOrEqual(100);
      expect(used.cpuUse).toBeLessThanOrEqual(100);
      expect(used.gpuMemoryGb).toBeLessThanOrEqual(48);
      expect(used.memoryGb).toBeLessThanOrEqual(64);
      expect(used.gpuTemperature).toBeLessThan(90);
      for (const value of Object.values(used) as (number | null)[]) expect(value).toBeGreaterThanOrEqual(0);
    }
});

test('some machines work all day and some are forgotten', () => {
  const means = names.map((name) => {
    const uses = minutes
      .filter((_, index) => index % 30 === 0)
      .map((at) => simulatedUsage(machine(name), at).gpuUse ?? 0);
    return uses.reduce((sum, use) => sum + use, 0) / uses.length;
  });
  expect(means.filter((mean) => mean > 60).length).toBeGreaterThan(3);
  expect(means.filter((mean) => mean < 3).length).toBeGreaterThan(3);
});
