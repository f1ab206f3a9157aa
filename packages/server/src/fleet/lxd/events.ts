import { minuteMs, secondMs } from '@compute-market/contract/rules/time-units';
import type { Logger } from 'pino';
import { setTimeout as pause } from 'node:timers/promises';
import type { MachineEars, MachineListener } from '../provider';
import type { EngineClient, EngineSocket } from './client';
import { nameBy } from './machines';

/** What the engine tells of itself, as far as it is read. */
interface EngineEvent {
  readonly type?: string;
  readonly metadata?: {
    /** Of a lifecycle event. */
    readonly action?: string;
    readonly source?: string;
    /** Of an operation. */
    readonly class?: string;
    readonly status_code?: number;
    readonly resources?: Readonly<Record<string, readonly string[] | null>> | null;
  } | null;
}

const kinds = ['lifecycle', 'operation'] as const;
/** After these a machine may be on or off. */
const powerActions: readonly string[] = [
  'instance-started',
  'instance-stopped',
  'instance-shutdown',
  'instance-restarted',
];
/** Of an operation that is over, well or not. */
const over = 200;

/** The machine of ours that a path of the engine speaks of. */
function machineAt(path: string): string | undefined {
  const [, fullName = ''] = /^\/1\.0\/(?:instances|containers|virtual-machines)\/([^/?]+)/.exec(path) ?? [];
  return nameBy(fullName);
}

const pathsOf = ({ type, metadata }: EngineEvent): readonly string[] => {
  if (type === 'lifecycle') return powerActions.includes(metadata?.action ?? '') ? [metadata?.source ?? ''] : [];
  // Whoever has a shell open tells nothing of the machine by leaving it.
  if (metadata?.class !== 'task' || (metadata.status_code ?? 0) < over) return [];
  return Object.values(metadata.resources ?? {}).flatMap((paths) => paths ?? []);
};

function parse(text: string): EngineEvent | null {
  try {
    return JSON.parse(text) as EngineEvent | null;
  } catch {
    return null;
  }
}

/** Machines of ours, by our names, to which something may have happened by this event; none of one that nobody understands. */
export function machinesOf(text: string): string[] {
  const event = parse(text);
  return event === null ? [] : [...new Set(pathsOf(event).flatMap((path) => machineAt(path) ?? []))];
}

/** When a lost stream is opened again, ms. */
interface Pauses {
  readonly first: number;
  readonly longest: number;
  /** One that stood so long was well: the next loss is a first one. */
  readonly steady: number;
  /** How often the engine is asked whether it is still there; without an answer until the next time it is not. */
  readonly beat: number;
}
const usualPauses: Pauses = { first: secondMs, longest: minuteMs, steady: minuteMs, beat: 30 * secondMs };

/** Hears a stream until it ends, or is ended. */
function hear(socket: EngineSocket, onText: (text: string) => void, { beat }: Pauses, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    let isThere = true;
    const end = () => socket.terminate();
    const ask = setInterval(() => {
      if (!isThere) end();
      isThere = false;
      if (socket.readyState === socket.OPEN) socket.ping();
    }, beat);
    signal.addEventListener('abort', end);
    socket.on('message', (data: Buffer) => onText(data.toString('utf8')));
    socket.on('pong', () => (isThere = true));
    // What went wrong ends in `close`.
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearInterval(ask);
      signal.removeEventListener('abort', end);
      resolve();
    });
    socket.resume();
    if (signal.aborted) end();
  });
}

interface Heard {
  readonly client: Pick<EngineClient, 'events'>;
  readonly logger: Pick<Logger, 'warn'>;
}

/** Listens to the engine's stream of events. A lost one is opened again, after a pause that grows, and what was missed meanwhile is said to be. */
export function listenTo({ client, logger }: Heard, listener: MachineListener, pauses = usualPauses): MachineEars {
  const ending = new AbortController();
  const { signal } = ending;
  const onText = (text: string) => {
    for (const name of machinesOf(text)) listener.changed(name);
  };
  const hearOnce = async () => {
    const socket = await client.events(kinds);
    if (!signal.aborted) listener.missed();
    await hear(socket, onText, pauses, signal);
  };
  const follow = async () => {
    for (let losses = 0; !signal.aborted; losses += 1) {
      const began = performance.now();
      const loss = await hearOnce().catch((error: unknown) => error);
      if (signal.aborted) return;
      if (performance.now() - began > pauses.steady) losses = 0;
      if (losses === 0) logger.warn({ err: loss }, 'the stream of events of the engine was lost');
      const waitMs = Math.min(pauses.longest, pauses.first * 2 ** losses);
      await pause(waitMs, undefined, { signal }).catch(() => undefined);
    }
  };
  void follow();
  return { close: () => ending.abort() };
}
