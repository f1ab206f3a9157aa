import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Processor time of a process, ms: in its own code, and in the system's on its behalf. */
export interface ProcessorMs {
  readonly user: number;
  readonly system: number;
}

/** Processor time that a running process has taken so far. Linux alone tells it of another process. */
export function processorMsOf(pid: number): ProcessorMs {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The program's name is in brackets and may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ms = (ticks: string | undefined): number => (Number(ticks) * 1000) / ticksPerSecond;
  return { user: ms(fields[11]), system: ms(fields[12]) };
}

/** The figure below which so large a part of all figures lies, 0 to 1. */
export const quantile = (figures: readonly number[], part: number): number =>
  figures.toSorted((a, b) => a - b)[Math.min(figures.length - 1, Math.floor(figures.length * part))] ?? 0;

/** The middle one of some figures. */
export const median = (figures: readonly number[]): number => quantile(figures, 0.5);
