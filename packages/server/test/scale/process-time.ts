import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Processor time of a process, ms: in its own code, and in the system's on its behalf. */
export interface ProcessorMs {
  readonly user: number;
  readonly system: number;
}

/** What the system tells of a process, from its state on: its parent comes second. Linux alone tells it of another process. */
function fieldsOf(pid: number): readonly string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The program's name is in brackets and may hold spaces.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

const msOf = (ticks: string | undefined): number => (Number(ticks) * 1000) / ticksPerSecond;
const parentOf = (fields: readonly string[]): number => Number(fields[1]);

/** Processor time that a running process has taken so far. */
export function processorMsOf(pid: number): ProcessorMs {
  const fields = fieldsOf(pid);
  return { user: msOf(fields[11]), system: msOf(fields[12]) };
}

/** Processor time of the whole family of a process: its parent, the parent's other children, and those that have ended. */
export function processorMsOfFamily(pid: number): number {
  const parent = parentOf(fieldsOf(pid));
  let ms = 0;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name) || !existsSync(`/proc/${name}/stat`)) continue;
    const fields = fieldsOf(Number(name));
    if (Number(name) === parent) ms += fields.slice(11, 15).reduce((sum, ticks) => sum + msOf(ticks), 0);
    else if (parentOf(fields) === parent) ms += msOf(fields[11]) + msOf(fields[12]);
  }
  return ms;
}

/** The figure below which so large a part of all figures lies, 0 to 1. */
export const quantile = (figures: readonly number[], part: number): number =>
  figures.toSorted((a, b) => a - b)[Math.min(figures.length - 1, Math.floor(figures.length * part))] ?? 0;

/** The middle one of some figures. */
export const median = (figures: readonly number[]): number => quantile(figures, 0.5);
