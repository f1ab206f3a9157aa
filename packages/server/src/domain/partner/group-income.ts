import type { IncomeGroup } from '@compute-market/contract/enumerations';
import { dayOf, monthOf, startOf, dayAfter } from '../../platform/beijing-days';

/** One machine on one day. */
export interface MachineDay {
  readonly hostId: number;
  readonly day: string;
  readonly incomeFen: bigint;
  readonly rentedSeconds: bigint;
  readonly totalGpus: number;
  /** Looks at the machine on that day, and how many found it online. */
  readonly looks: number;
  readonly online: number;
}

/** Days of machines, added up. `key` is the machine's number, the day or the month. */
export interface IncomeSum {
  readonly key: string;
  readonly incomeFen: bigint;
  readonly rentedSeconds: number;
  /** Seconds that its cards could have been let. */
  readonly letableSeconds: number;
  /** Seconds of the days themselves. */
  readonly elapsedSeconds: number;
  /** Null when nobody has looked. */
  readonly onlineRate: number | null;
}

const keyOf: Readonly<Record<IncomeGroup, (row: MachineDay) => string>> = {
  machine: ({ hostId }) => String(hostId),
  day: ({ day }) => day,
  month: ({ day }) => monthOf(day),
};

/** How long a day has lasted by now. */
function lengthOf(day: string, now: Date): number {
  const end = day === dayOf(now) ? now : startOf(dayAfter(day));
  return Math.max(1, Math.round((end.getTime() - startOf(day).getTime()) / 1000));
}

function sumUp(key: string, rows: readonly MachineDay[], now: Date): IncomeSum {
  const add = (value: (row: MachineDay) => number): number => rows.reduce((sum, row) => sum + value(row), 0);
  const looks = add((row) => row.looks);
  return {
    key,
    incomeFen: rows.reduce((sum, row) => sum + row.incomeFen, 0n),
    rentedSeconds: add((row) => Number(row.rentedSeconds)),
    letableSeconds: add((row) => row.totalGpus * lengthOf(row.day, now)),
    elapsedSeconds: [...new Set(rows.map(({ day }) => day))].reduce((sum, day) => sum + lengthOf(day, now), 0),
    onlineRate: looks === 0 ? null : add((row) => row.online) / looks,
  };
}

/** Adds up days: by day and month the newest first, by machine the one that earned most. */
export function groupIncome(rows: readonly MachineDay[], group: IncomeGroup, now: Date): IncomeSum[] {
  const groups = new Map<string, MachineDay[]>();
  for (const row of rows) groups.set(keyOf[group](row), [...(groups.get(keyOf[group](row)) ?? []), row]);
  const sums = [...groups].map(([key, own]) => sumUp(key, own, now));
  if (group === 'machine') return sums.sort((a, b) => Number(b.incomeFen - a.incomeFen));
  return sums.sort((a, b) => b.key.localeCompare(a.key));
}
