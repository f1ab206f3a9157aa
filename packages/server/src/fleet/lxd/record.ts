import { EngineError, orNull, type EngineClient } from './client';
import { engineName, type Devices, type Settings } from './machine-body';

/** What a machine is told to do, one after the other. */
export type Verb = 'create' | 'start' | 'stop' | 'restart' | 'reinstall' | 'restore';

/** How far it is: `begun`, then for a restart and a restore `down`, at last `done`. */
export interface Task {
  readonly verb: Verb;
  /** Which request it was, ms since 1970; 0 for the creation. */
  readonly moment: number;
  readonly step: 'begun' | 'down' | 'done';
}

/** A machine as the engine keeps it. What we did to it stands in its own configuration, so that it outlives our database. */
export interface MachineRecord {
  readonly name: string;
  readonly type: 'container' | 'virtual-machine';
  readonly status: string;
  readonly config: Readonly<Record<string, string | undefined>>;
  readonly devices: Devices;
  /** The member of the cluster on which it lies. */
  readonly location?: string;
}

export const keys = {
  /** Our name for it, on everything that is ours. */
  mark: 'user.market',
  task: 'user.market.task',
  login: 'user.market.login',
  /** The data disk, empty without one. */
  volume: 'user.market.volume',
  kept: 'user.market.kept',
  failure: 'user.market.failure',
  systemDisk: 'user.market.system-disk',
  /** When its keys were last set, ms since 1970. */
  keysAt: 'user.market.keys-at',
  /** When a snapshot was last asked to be made or deleted, ms since 1970. */
  snapshotsAt: 'user.market.snapshots-at',
  /** Which image of it is being packed, by which operation. */
  packing: 'user.market.packing',
  /** Why the last restore did not put it back, in Chinese. */
  refusal: 'user.market.refusal',
  /** The image of a registry that it was made from. */
  image: 'user.market.image',
  /** What an image of a registry starts, and as whom, on the image. */
  process: 'user.market.process',
  /** Which request its system is from, ms since 1970; missing on the one that the machine was made with. */
  systemAt: 'user.market.system-at',
  /** Settings of a machine that is being put back, on a profile. */
  settings: 'user.market.settings',
} as const;

/** What the image says that a machine was made from: the engine copies its properties. */
export const imageProcess = ({ config }: Pick<MachineRecord, 'config'>): string | undefined =>
  config[`image.${keys.process}`];

/** Whether it was made from an image of a registry: then nothing is sure of its system. */
export const isOfRegistry = ({ config }: Pick<MachineRecord, 'config'>): boolean => (config[keys.image] ?? '') !== '';

/** When an outside port of a machine was last opened or closed, ms since 1970; stays when it is closed. */
export const portAt = (port: number): string => `user.market.port-at.${port}`;

const verbs: readonly string[] = ['create', 'start', 'stop', 'restart', 'reinstall', 'restore'] satisfies Verb[];
const isTask = (verb: string | undefined, step: string | undefined): boolean =>
  verbs.includes(verb ?? '') && ['begun', 'down', 'done'].includes(step ?? '');

export const taskText = ({ verb, moment, step }: Task): string => `${verb}:${moment}:${step}`;

/** What a machine was told last. */
export function taskOf({ config }: Pick<MachineRecord, 'config'>): Task {
  const [verb, moment, step] = (config[keys.task] ?? '').split(':');
  if (!isTask(verb, step)) return { verb: 'create', moment: 0, step: 'done' };
  return { verb, moment: Number(moment), step } as Task;
}

const pathOf = (fullName: string): string => `/instances/${fullName}`;

/** A machine by the engine's name for it, or null. */
export const readFull = (client: EngineClient, fullName: string): Promise<MachineRecord | null> =>
  orNull(client.get<MachineRecord>(pathOf(fullName)));

/** A machine by our name for it, or null. */
export const readMachine = (client: EngineClient, name: string): Promise<MachineRecord | null> =>
  readFull(client, engineName(name));

interface Change {
  readonly config?: Settings;
  readonly devices?: Devices;
}

const triesOfChange = 5;
const changedMeanwhile = 412;

/** Writes what `decide` makes of the machine's state, unless it says null. Somebody else's change in between makes it decide anew. */
export async function amend(
  client: EngineClient,
  fullName: string,
  decide: (machine: MachineRecord) => Change | null,
): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    const found = await orNull(client.read<MachineRecord>(pathOf(fullName)));
    const change = found && decide(found.value);
    if (found === null || change === null) return false;
    const { config, devices, ...rest } = found.value;
    const body = { ...rest, config: { ...config, ...change.config }, devices: change.devices ?? devices };
    try {
      await client.change('PUT', pathOf(fullName), body, { etag: found.etag });
      return true;
    } catch (error) {
      if (!(error instanceof EngineError) || error.status !== changedMeanwhile || tries === triesOfChange) throw error;
    }
  }
}

interface RunningOperation {
  readonly id: string;
  /** `websocket` is a shell that somebody has open: it ends when he leaves, not by itself. */
  readonly class: 'task' | 'token' | 'websocket';
  readonly resources: Readonly<Record<string, readonly string[] | null>> | null;
}

/** Operations that the engine works on now and that touch this machine or a snapshot of it; their ends may have been seen by nobody. */
export async function operationsOn(client: EngineClient, fullName: string): Promise<string[]> {
  const { running = [] } = await client.get<{ running?: RunningOperation[] }>('/operations?recursion=1');
  return running
    .filter(
      ({ class: kind, resources }) =>
        kind !== 'websocket' &&
        Object.values(resources ?? {}).some((paths) =>
          paths?.some((one) => one.split('?')[0]?.split('/').includes(fullName)),
        ),
    )
    .map(({ id }) => id);
}
