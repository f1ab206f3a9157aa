import { beijingOffsetMs, dayMs, hourMs, minuteMs } from '@compute-market/contract/rules/time-units';
import type { sandboxMachine } from '../db/schema/instance';
import type { MachineUsage } from './provider';

/** A machine and the memory of one of its cards; null where the catalogue does not know the card. */
export interface SimulatedMachine {
  readonly machine: Pick<typeof sandboxMachine.$inferSelect, 'name' | 'gpuNum' | 'cpuNum' | 'memoryGb'>;
  readonly cardMemoryGb: number | null;
}

/** What its customer does with a machine: trains for days, serves callers, tries things at work, or forgot it. */
const habits = ['training', 'serving', 'working', 'forgotten'] as const;
type Habit = (typeof habits)[number];

/** A number of 0 up to 1 out of a text, ever the same (FNV-1a, and a last mix so that neighbours differ). */
function chance(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

/** A course of 0 to 1 that turns once in `every` ms, without leaps. */
function wave(name: string, at: number, every: number): number {
  const turn = Math.floor(at / every);
  const part = at / every - turn;
  const smooth = part * part * (3 - 2 * part);
  return chance(`${name}:${every}:${turn}`) * (1 - smooth) + chance(`${name}:${every}:${turn + 1}`) * smooth;
}

/** How much of a working day in Beijing it is, 0 at night to 1 in the afternoon. */
function daylight(at: number): number {
  const hour = ((at + beijingOffsetMs) % dayMs) / hourMs;
  return Math.max(0, Math.sin(((hour - 8) / 15) * Math.PI));
}

const habitOf = (name: string): Habit => habits[Math.floor(chance(`${name}:habit`) * habits.length)] ?? 'serving';

/** Use of the cards, 0 to 1. */
const courses: Readonly<Record<Habit, (name: string, at: number) => number>> = {
  // A checkpoint or a new round now and then lets the cards rest.
  training: (name, at) => (wave(name, at, 25 * minuteMs) < 0.16 ? 0.12 : 0.86 + 0.12 * wave(name, at, 3 * minuteMs)),
  serving: (name, at) => 0.12 + 0.62 * daylight(at) * (0.6 + 0.4 * wave(name, at, 20 * minuteMs)),
  working: (name, at) => {
    const busy = daylight(at) > 0.15 && wave(name, at, 40 * minuteMs) > 0.42;
    return busy ? 0.35 + 0.55 * wave(name, at, 6 * minuteMs) : 0.01 + 0.02 * wave(name, at, 5 * minuteMs);
  },
  forgotten: (name, at) => 0.002 + 0.02 * wave(name, at, 15 * minuteMs),
};

const round = (value: number, decimals = 1): number => Number(value.toFixed(decimals));
const roomTemperature = 31;
const heatOfWork = 44;
/** What a system takes of a disk by itself, GB. */
const systemGb = 14;

/** What a machine would use at a moment: the same whenever it is asked, with the shape of a working day. */
export function simulatedUsage({ machine, cardMemoryGb }: SimulatedMachine, moment: Date): MachineUsage {
  const { name, gpuNum, memoryGb } = machine;
  const at = moment.getTime();
  const use = Math.min(1, courses[habitOf(name)](name, at));
  // Work that was loaded stays loaded while the cards rest.
  const loaded = habitOf(name) === 'forgotten' ? 0.02 : 0.42 + 0.4 * chance(`${name}:model`);
  const flicker = wave(name, at, 2 * minuteMs);
  return {
    gpuUse: round(100 * use),
    gpuMemoryGb: cardMemoryGb === null ? null : round(gpuNum * cardMemoryGb * Math.min(0.97, loaded + 0.12 * use)),
    gpuTemperature: Math.round(roomTemperature + heatOfWork * use + 4 * wave(name, at, hourMs)),
    cpuUse: round(2 + 46 * use * (0.5 + 0.5 * flicker) + 3 * flicker),
    memoryGb: round(memoryGb * (0.08 + 0.5 * loaded + 0.06 * flicker)),
    diskGb: round(systemGb + 30 * chance(`${name}:disk`) + 6 * wave(name, at, dayMs)),
    netInMbps: round(0.1 + 18 * use * flicker, 2),
    netOutMbps: round(0.05 + 9 * use * wave(name, at, 4 * minuteMs), 2),
  };
}
