import { minuteMs, secondMs } from '@compute-market/contract/rules/time-units';
import type { MachineUsage } from '../provider';
import type { CardUsage } from './card-figures';

/** What the engine answers of the state of a machine, as far as it is read; a part is missing where there is no agent to tell it. */
export interface EngineState {
  readonly status: string;
  readonly cpu?: { readonly usage: number } | null;
  readonly memory?: { readonly usage: number } | null;
  readonly disk?: Readonly<Record<string, { readonly usage: number }>> | null;
  readonly network?: Readonly<
    Record<
      string,
      { readonly type: string; readonly counters: { readonly bytes_received: number; readonly bytes_sent: number } }
    >
  > | null;
}

/** What only grows: its growth between two readings is what was used. Null is unknown. */
export interface Counters {
  /** ms since 1970. */
  readonly at: number;
  readonly cpuNs: number | null;
  readonly received: number | null;
  readonly sent: number | null;
}

const gigabyte = 1024 ** 3;
const bitsPerByte = 8;
const megabit = 1_000_000;
const nsPerMs = 1_000_000;
/** Two readings further apart say little about now. */
const longestSpanMs = 5 * minuteMs;

/** The engine writes 0 or less where it does not know. */
const told = (value: number | undefined): number | null => (value !== undefined && value > 0 ? value : null);
const sum = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((total, value) => total + value, 0);
const gigabytes = (bytes: number | null): number | null => (bytes === null ? null : bytes / gigabyte);

/** What of it only grows. */
export function countersOf({ cpu, network }: EngineState, now: Date): Counters {
  const cards = Object.values(network ?? {}).filter(({ type }) => type !== 'loopback');
  return {
    at: now.getTime(),
    cpuNs: told(cpu?.usage),
    received: sum(cards.map(({ counters }) => counters.bytes_received)),
    sent: sum(cards.map(({ counters }) => counters.bytes_sent)),
  };
}

/** Growth in a ms; unknown without two readings, and when a restart has begun the count anew. */
function growth(kind: 'cpuNs' | 'received' | 'sent', before: Counters | undefined, now: Counters): number | null {
  const from = before?.[kind] ?? null;
  const to = now[kind];
  const span = now.at - (before?.at ?? now.at);
  if (from === null || to === null || to < from || span <= 0 || span > longestSpanMs) return null;
  return (to - from) / span;
}

const mbps = (bytesPerMs: number | null): number | null =>
  bytesPerMs === null ? null : (bytesPerMs * secondMs * bitsPerByte) / megabit;

interface Readings {
  readonly cpuNum: number;
  readonly before: Counters | undefined;
  readonly now: Counters;
  readonly cards: CardUsage;
}

/** What a machine uses, from its state, what was counted before, and what its cards do. */
export function usageOf({ memory, disk }: EngineState, { cpuNum, before, now, cards }: Readings): MachineUsage {
  const busy = growth('cpuNs', before, now);
  const disks = Object.values(disk ?? {}).flatMap(({ usage }) => told(usage) ?? []);
  return {
    ...cards,
    cpuUse: busy === null ? null : Math.min(100, (busy / nsPerMs / cpuNum) * 100),
    memoryGb: gigabytes(told(memory?.usage)),
    diskGb: gigabytes(sum(disks)),
    netInMbps: mbps(growth('received', before, now)),
    netOutMbps: mbps(growth('sent', before, now)),
  };
}
