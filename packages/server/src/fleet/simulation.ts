import { createHash } from 'node:crypto';
import { and, eq, getTableColumns, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/database';
import { sandboxFleet, sandboxKeptDisk, sandboxMachine, type SandboxPort } from '../db/schema/instance';
import { gpuModel, host, image } from '../db/schema/market';
import type { Clock } from '../platform/clock';
import { MachineRefusal, SNAPSHOT_MISSING, type ComputeProvider, type MachineOrder } from './provider';
import { sceneOf, type ShownMachine } from './screen/scene-of';
import { openSimulatedScreen } from './screen/simulated-screen';
import { screenPicture } from './screen-picture';
import { Files } from './shell/files';
import { openSimulatedShell } from './shell/simulated-shell';
import { createSimulatedWeb } from './simulated-web';
import { keptSnapshots, simulatedSnapshots } from './simulated-snapshots';
import { isMissingImage, powerOf, statusOf, type Machine } from './simulated-status';
import { simulatedUsage } from './simulated-usage';

type Settings = typeof sandboxFleet.$inferSelect;

const settingsId = 1;
/** How long adding to a running machine takes. */
const resizeMs = 3000;

/** What the sandbox page has set; the defaults until it has. */
export async function sandboxFleetSettings(tx: Tx): Promise<Settings> {
  await tx.insert(sandboxFleet).values({ id: settingsId }).onConflictDoNothing();
  const [settings] = await tx.select().from(sandboxFleet).where(eq(sandboxFleet.id, settingsId));
  if (!settings) throw new Error('the sandbox fleet has no settings row');
  return settings;
}

/** Changes what the next boots and restarts do: durations, failures. For the sandbox page. */
export async function setSandboxFleet(tx: Tx, change: Partial<Omit<Settings, 'id'>>): Promise<void> {
  await sandboxFleetSettings(tx);
  await tx.update(sandboxFleet).set(change).where(eq(sandboxFleet.id, settingsId));
}

/** Makes a host fall silent, or answer again. For the sandbox page and tests: no host falls silent by itself. */
export async function setHostSilent(tx: Tx, hostName: string, isSilent: boolean): Promise<void> {
  const known = await tx.select({ id: host.id }).from(host).where(eq(host.name, hostName));
  if (known.length === 0) return;
  await sandboxFleetSettings(tx);
  const without = sql`array_remove(${sandboxFleet.silentHosts}, ${hostName})`;
  const silentHosts = isSilent ? sql`array_append(${without}, ${hostName})` : without;
  await tx.update(sandboxFleet).set({ silentHosts }).where(eq(sandboxFleet.id, settingsId));
}

/** Uses up one of the failures asked for, if any is left. */
async function takeFailure(tx: Tx, kind: 'failNextBoots' | 'failNextRestarts'): Promise<boolean> {
  const left = sandboxFleet[kind];
  const taken = await tx
    .update(sandboxFleet)
    .set({ [kind]: sql`${left} - 1` })
    .where(and(eq(sandboxFleet.id, settingsId), gt(left, 0)))
    .returning({ id: sandboxFleet.id });
  return taken.length > 0;
}

/** Chance decided by the name, so that the same question is answered the same whenever it is asked. */
const happens = (name: string, percent: number): boolean =>
  createHash('sha256').update(name).digest().readUInt16BE(0) % 100 < percent;

/** What a new system does not listen on: its owner's own services. */
const quietPorts: ReadonlySet<number> = new Set([7860, 8188]);

/** Milliseconds on the way to a machine of the same city. */
const delayOf = (name: string): number => 6 + (createHash('sha256').update(name).digest().readUInt16BE(2) % 14);

const columnsOf = (order: MachineOrder) => ({
  hostName: order.hostName,
  gpuType: order.gpuType,
  gpuNum: order.gpuIndexes.length,
  cpuNum: order.cpuNum,
  memoryGb: order.memoryGb,
  imageKey: order.imageKey,
  // A kept disk has its image already.
  containerImage: order.diskOf === null ? (order.container?.reference ?? null) : null,
  loginUserName: order.loginUserName,
  sshKeys: [...order.sshKeys],
  ports: Object.fromEntries(order.ports.map(({ port, inner }) => [port, { inner, at: 0 }])),
});

/** Machines by name, each with the memory of one of its cards. */
export const simulatedMachines = (tx: Tx, names: readonly string[]) =>
  tx
    .select({ machine: getTableColumns(sandboxMachine), cardMemoryGb: gpuModel.memoryGb })
    .from(sandboxMachine)
    .leftJoin(gpuModel, eq(gpuModel.gpuType, sandboxMachine.gpuType))
    .where(inArray(sandboxMachine.name, [...names]));

/** Of a hundred images, this many already lie on a host. */
const localPercent = 60;

/** Gives a machine a task, once for one request and never after a later one; answers whether it is new. */
async function beginTask(tx: Tx, { name, requestedAt, ...change }: TaskRequest): Promise<boolean> {
  const isNew = or(eq(sandboxMachine.task, 'boot'), lt(sandboxMachine.startedAt, requestedAt));
  const begun = await tx
    .update(sandboxMachine)
    .set({ ...change, startedAt: requestedAt, fails: false })
    .where(and(eq(sandboxMachine.name, name), isNew))
    .returning({ name: sandboxMachine.name });
  return begun.length > 0;
}

type TaskRequest = { readonly name: string; readonly requestedAt: Date } & Pick<Machine, 'task' | 'durationMs'> &
  Partial<Pick<Machine, 'imageKey' | 'loginUserName' | 'sshKeys' | 'snapshots'>>;

/** A task that brings a system up, which fails when it was told to. */
async function beginStart(tx: Tx, request: TaskRequest): Promise<void> {
  if (!(await beginTask(tx, request)) || !(await takeFailure(tx, 'failNextRestarts'))) return;
  await tx.update(sandboxMachine).set({ fails: true }).where(eq(sandboxMachine.name, request.name));
}

/** Simulated disks that are remembered at most; the one made first is forgotten first. */
const mostDisks = 100;

/** What files the shells of simulated machines see: in the memory of this process, from one system to the next. */
class Disks {
  readonly #disks = new Map<string, Files>();

  of({ name, imageKey, loginUserName }: Machine, system: string): Files {
    const key = `${name}:${imageKey}`;
    const known = this.#disks.get(key);
    if (known !== undefined) return known;
    const files = new Files({ hostName: name, user: loginUserName, system });
    const [oldest] = this.#disks.keys();
    if (this.#disks.size >= mostDisks && oldest !== undefined) this.#disks.delete(oldest);
    this.#disks.set(key, files);
    return files;
  }
}

/** Python of systems that do not say which they bring. */
const usualPython = '3.10';

/**
 * The embedded provider: machines that boot in a few seconds and fail when told to. Everything is in rows and derived from
 * the clock, so that a restart of the server in the middle of a boot loses nothing.
 */
export function createSandboxFleet(database: Database, clock: Clock): ComputeProvider {
  const forget = (name: string) =>
    database.transaction(async (tx) => {
      await tx.delete(sandboxMachine).where(eq(sandboxMachine.name, name));
      await tx.delete(sandboxKeptDisk).where(eq(sandboxKeptDisk.name, name));
    });
  /** Writes what was asked of an outside port, unless something later was. */
  const changePort = (name: string, port: number, change: SandboxPort) =>
    database.transaction(async (tx) => {
      const last = sql`coalesce((${sandboxMachine.ports} -> ${String(port)}::text ->> 'at')::bigint, 0)`;
      await tx
        .update(sandboxMachine)
        .set({ ports: sql`${sandboxMachine.ports} || ${JSON.stringify({ [port]: change })}::jsonb` })
        .where(and(eq(sandboxMachine.name, name), lt(last, change.at)));
      return true;
    });
  const disks = new Disks();
  const web = createSimulatedWeb();
  /** What the shell of a running machine sees; null for one that does not run. */
  const shellOf = (name: string) =>
    database.transaction<ShownMachine | null>(async (tx) => {
      const [found] = await simulatedMachines(tx, [name]);
      if (found === undefined || statusOf(found.machine, clock.now()).state !== 'running') return null;
      const { machine, cardMemoryGb } = found;
      const [system] = await tx
        .select({ name: image.longDisplayName })
        .from(image)
        .where(eq(image.key, machine.imageKey));
      const systemName = system?.name ?? machine.imageKey;
      return {
        ...machine,
        cardMemoryGb,
        hostName: name,
        user: machine.loginUserName,
        pythonVersion: /Python (\d+\.\d+)/.exec(systemName)?.[1] ?? usualPython,
        bootedAt: machine.startedAt,
        files: disks.of(machine, systemName),
        now: () => clock.now(),
        usage: () => simulatedUsage(found, clock.now()),
      };
    });
  return {
    connected: true,

    create: (order) =>
      database.transaction(async (tx) => {
        const settings = await sandboxFleetSettings(tx);
        const created = await tx
          .insert(sandboxMachine)
          .values({
            ...columnsOf(order),
            name: order.name,
            task: 'boot',
            startedAt: clock.now(),
            durationMs: settings.bootMs,
            fails: false,
            snapshots: await keptSnapshots(tx, order),
          })
          .onConflictDoNothing()
          .returning({ name: sandboxMachine.name });
        if (created.length === 0) return;
        if (order.diskOf !== null) await tx.delete(sandboxKeptDisk).where(eq(sandboxKeptDisk.name, order.diskOf));
        const fails =
          isMissingImage(columnsOf(order).containerImage) ||
          (await takeFailure(tx, 'failNextBoots')) ||
          happens(order.name, settings.bootFailurePercent);
        if (fails) await tx.update(sandboxMachine).set({ fails }).where(eq(sandboxMachine.name, order.name));
      }),

    status: (name) =>
      database.transaction(async (tx) => {
        const [machine] = await tx.select().from(sandboxMachine).where(eq(sandboxMachine.name, name));
        return machine ? statusOf(machine, clock.now()) : { state: 'missing' };
      }),

    restart: (name, requestedAt) =>
      database.transaction(async (tx) =>
        beginStart(tx, { name, requestedAt, task: 'restart', durationMs: (await sandboxFleetSettings(tx)).restartMs }),
      ),

    start: (name, requestedAt) =>
      database.transaction(async (tx) =>
        beginStart(tx, { name, requestedAt, task: 'start', durationMs: (await sandboxFleetSettings(tx)).bootMs }),
      ),

    stop: (name, requestedAt) =>
      database.transaction(async (tx) => {
        await beginTask(tx, {
          name,
          requestedAt,
          task: 'stop',
          durationMs: (await sandboxFleetSettings(tx)).restartMs,
        });
      }),

    reinstall: (name, { imageKey, loginUserName, sshKeys }, requestedAt) =>
      database.transaction(async (tx) =>
        beginStart(tx, {
          name,
          requestedAt,
          task: 'reinstall',
          durationMs: (await sandboxFleetSettings(tx)).bootMs,
          imageKey,
          loginUserName,
          sshKeys: [...sshKeys],
          snapshots: {},
        }),
      ),

    isReinstalled: (name, requestedAt) =>
      database.transaction(async (tx) => {
        const [machine] = await tx.select().from(sandboxMachine).where(eq(sandboxMachine.name, name));
        if (machine === undefined) return null;
        if (machine.startedAt < requestedAt) return false;
        // What was asked of it later has taken the place of that request.
        return machine.task === 'reinstall' && machine.startedAt.getTime() === requestedAt.getTime() ? true : null;
      }),

    // A simulated machine has nothing that a password would open.
    setPassword: () => Promise.resolve(),

    setKeys: (name, sshKeys, requestedAt) =>
      database.transaction(async (tx) => {
        const isNew = or(isNull(sandboxMachine.sshKeysSetAt), lt(sandboxMachine.sshKeysSetAt, requestedAt));
        await tx
          .update(sandboxMachine)
          .set({ sshKeys: [...sshKeys], sshKeysSetAt: requestedAt })
          .where(and(eq(sandboxMachine.name, name), isNew));
        return true;
      }),

    openPort: (name, { port, inner }, requestedAt) => changePort(name, port, { inner, at: requestedAt.getTime() }),

    closePort: (name, port, requestedAt) => changePort(name, port, { inner: null, at: requestedAt.getTime() }),

    screenshot: (name) =>
      database.transaction(async (tx) => {
        const [machine] = await tx.select().from(sandboxMachine).where(eq(sandboxMachine.name, name));
        const now = clock.now();
        const state = machine && statusOf(machine, now).state;
        if (machine === undefined || state === 'stopped' || state === 'failed') return null;
        return screenPicture(machine, { working: state === 'working', now });
      }),

    openTerminal: async (name, size, listener) => {
      const machine = await shellOf(name);
      return machine && openSimulatedShell(machine, size, listener);
    },

    hasScreens: true,

    openScreen: async (name) => {
      const machine = await shellOf(name);
      return machine && openSimulatedScreen(sceneOf(machine));
    },

    dial: (name, { port, inner, isPrivate = false }) =>
      database.transaction(async (tx) => {
        const [machine] = await tx.select().from(sandboxMachine).where(eq(sandboxMachine.name, name));
        if (machine === undefined || statusOf(machine, clock.now()).state !== 'running') return null;
        // What it came with is open without an order.
        const open = machine.ports[String(port)] ?? (isPrivate ? null : { inner });
        return open?.inner !== inner || quietPorts.has(inner) ? null : web.connect({ name, inner });
      }),

    probe: (name, ports) =>
      database.transaction(async (tx) => {
        const [machine] = await tx.select().from(sandboxMachine).where(eq(sandboxMachine.name, name));
        const runs = machine !== undefined && statusOf(machine, clock.now()).state === 'running';
        return ports.map(({ port, inner }) => (runs && !quietPorts.has(inner) ? delayOf(`${name}:${port}`) : null));
      }),

    usage: (machines) =>
      database.transaction(async (tx) => {
        const now = clock.now();
        const { silentHosts } = await sandboxFleetSettings(tx);
        const found = await simulatedMachines(
          tx,
          machines.map(({ name }) => name),
        );
        return new Map(
          found
            .filter(
              ({ machine }) => statusOf(machine, now).state === 'running' && !silentHosts.includes(machine.hostName),
            )
            .map((one) => [one.machine.name, simulatedUsage(one, now)]),
        );
      }),

    localImages: (hostName, imageKeys) =>
      database.transaction(async (tx) => {
        const machines = await tx
          .select({ imageKey: sandboxMachine.imageKey })
          .from(sandboxMachine)
          .where(eq(sandboxMachine.hostName, hostName));
        const inUse = new Set(machines.map(({ imageKey }) => imageKey));
        return imageKeys.filter((key) => inUse.has(key) || happens(`${hostName}:${key}`, localPercent));
      }),

    resize: async (name, { gpuIndexes, cpuNum, memoryGb }, requestedAt) => {
      if (clock.now().getTime() - requestedAt.getTime() < resizeMs) return false;
      const size = { gpuNum: gpuIndexes.length, cpuNum, memoryGb };
      await database.transaction((tx) => tx.update(sandboxMachine).set(size).where(eq(sandboxMachine.name, name)));
      return true;
    },

    ...simulatedSnapshots(database),

    restoreSnapshot: (name, key, { sshKeys }, requestedAt) =>
      database.transaction(async (tx) => {
        const [machine] = await tx.select().from(sandboxMachine).where(eq(sandboxMachine.name, name));
        if (machine === undefined) return;
        if (typeof machine.snapshots[key]?.sizeBytes !== 'number') throw new MachineRefusal(SNAPSHOT_MISSING);
        const { restartMs: durationMs } = await sandboxFleetSettings(tx);
        await beginStart(tx, { name, requestedAt, task: 'restore', durationMs, sshKeys: [...sshKeys] });
      }),

    destroy: forget,

    hosts: () =>
      database.transaction(async (tx) => {
        const { silentHosts } = await sandboxFleetSettings(tx);
        const hosts = await tx.select().from(host).orderBy(host.name);
        const untold = { cudaVersion: null, driverVersion: null };
        return hosts.map(({ name, totalGpus, totalCpu, totalMemoryGb }) =>
          silentHosts.includes(name)
            ? { name, online: false, version: null, cards: null, cpuNum: null, memoryGb: null, ...untold }
            : {
                name,
                online: true,
                version: '演示',
                cards: totalGpus,
                cpuNum: totalCpu,
                memoryGb: totalMemoryGb,
                ...untold,
              },
        );
      }),

    machines: () =>
      database.transaction(async (tx) =>
        (await tx.select().from(sandboxMachine)).map((machine) => ({
          name: machine.name,
          hostName: machine.hostName,
          power: powerOf(machine, clock.now()),
        })),
      ),

    // Nothing happens to a simulated machine that was not asked for.
    listen: () => ({ close: () => undefined }),
  };
}
