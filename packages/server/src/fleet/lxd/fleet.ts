import type { Logger } from 'pino';
import type { ComputeProvider, MachineOrder, MachineStatus, SystemOrder } from '../provider';
import { MachineRefusal } from '../provider';
import { EngineBusy, EngineError, orNull, type EngineClient } from './client';
import { writeKeys, writePassword } from './guest';
import { cardsOf, targetOf } from './hosts';
import {
  cardDevices,
  dataDisk,
  engineName,
  limitsOf,
  networkDevice,
  portDevices,
  replacedName,
  systemDisk,
  volumeOf,
  wallsOf,
  type Devices,
  type Placing,
} from './machine-body';
import { probePorts } from './probe';
import { usageReader } from './read-usage';
import { cardsMissing, diskMissing, reasonOf } from './reasons';
import {
  amend,
  keys,
  operationsOn,
  readFull,
  readMachine,
  taskOf,
  taskText,
  type MachineRecord,
  type Task,
  type Verb,
} from './record';
import { openTerminal } from './terminal';

/** What the fleet is made of. */
export interface LxdFleet {
  readonly client: EngineClient;
  readonly placing: Placing;
  readonly logger: Pick<Logger, 'warn'>;
  /** How long a system has to shut down before it is cut off, s. */
  readonly shutdownSeconds: number;
  /** Host name or address at which the ports of every host but a cluster's answer: where the engine is. */
  readonly address: string;
}

const runs = ({ status }: MachineRecord): boolean => status === 'Running';
const isStopped = ({ status }: MachineRecord): boolean => status === 'Stopped';
const isData = (name: string): boolean => name === 'data';
const isCard = (name: string): boolean => /^gpu\d+$/.test(name);
const isPort = (name: string): boolean => /^port\d+$/.test(name);
const without = (devices: Devices, drop: (name: string) => boolean): Devices =>
  Object.fromEntries(Object.entries(devices).filter(([name]) => !drop(name)));
const volumePath = (pool: string, volume = ''): string =>
  `/storage-pools/${pool}/volumes/custom${volume === '' ? '' : `/${volume}`}`;

/** Waits for what the engine already does to this machine. */
async function settle({ client }: LxdFleet, fullName: string): Promise<void> {
  for (const operation of await operationsOn(client, fullName)) await orNull(client.wait(operation));
}

/** Machines that are to have these cards; refuses when the host does not have them. */
async function cardsFor(fleet: LxdFleet, hostName: string, indexes: readonly number[]): Promise<Devices> {
  if (fleet.placing.trial) return {};
  const cards = await cardsOf(fleet.client, hostName);
  return cardDevices(
    indexes.map((index) => {
      const address = cards[index];
      if (address === undefined) throw new MachineRefusal(cardsMissing);
      return address;
    }),
  );
}

/** Makes the data disk if it is not there. */
async function ensureVolume(fleet: LxdFleet, volume: { name: string; owner: string; sizeGb: number; query: string }) {
  const { client, placing } = fleet;
  if ((await orNull(client.get(volumePath(placing.pool, volume.name)))) !== null) return;
  await client.change('POST', `${volumePath(placing.pool)}${volume.query}`, {
    name: volume.name,
    config: { size: `${volume.sizeGb}GiB`, [keys.mark]: volume.owner },
  });
}

const kindOf = ({ placing }: LxdFleet, { kind }: Pick<MachineOrder, 'kind'>): MachineOrder['kind'] =>
  placing.containersOnly ? 'container' : kind;

interface Furnishing {
  readonly cards: Devices;
  readonly volume: string;
}

/** What an order makes of a machine, whether it is new or a kept one. */
function furnished(fleet: LxdFleet, order: MachineOrder, { cards, volume }: Furnishing) {
  const kind = kindOf(fleet, order);
  return {
    config: {
      ...limitsOf(order),
      ...wallsOf(kind),
      [keys.mark]: order.name,
      [keys.login]: order.loginUserName,
      [keys.volume]: volume,
      [keys.systemDisk]: String(order.systemDiskGb),
      [keys.kept]: 'false',
      [keys.failure]: '',
      [keys.task]: taskText({ verb: 'create', moment: 0, step: 'begun' }),
    },
    devices: {
      root: systemDisk(fleet.placing, order.systemDiskGb),
      eth0: networkDevice(fleet.placing, order),
      ...(volume === '' ? {} : { data: dataDisk(fleet.placing, kind, volume) }),
      ...cards,
      ...portDevices(order.ports),
    },
  };
}

async function makeNew(fleet: LxdFleet, order: MachineOrder): Promise<void> {
  const { client } = fleet;
  const cards = await cardsFor(fleet, order.hostName, order.gpuIndexes);
  const query = await targetOf(client, order.hostName);
  const volume = order.dataDiskGb === 0 ? '' : volumeOf(order.name);
  if (volume !== '') await ensureVolume(fleet, { name: volume, owner: order.name, sizeGb: order.dataDiskGb, query });
  await client.change('POST', `/instances${query}`, {
    name: engineName(order.name),
    type: kindOf(fleet, order),
    source: { type: 'image', alias: order.imageKey },
    ...furnished(fleet, order, { cards, volume }),
  });
}

/** Lets a kept machine go on under its new name. Every step finds out by itself whether it was done. */
async function takeUpKept(fleet: LxdFleet, order: MachineOrder, diskOf: string): Promise<void> {
  const { client } = fleet;
  const fullName = engineName(order.name);
  if ((await readFull(client, fullName)) === null) {
    if ((await readMachine(client, diskOf)) === null) throw new MachineRefusal(diskMissing);
    await client.change('POST', `/instances/${engineName(diskOf)}`, { name: fullName });
  }
  const machine = await readFull(client, fullName);
  if (machine?.config[keys.kept] !== 'true') return;
  const cards = await cardsFor(fleet, order.hostName, order.gpuIndexes);
  await amend(client, fullName, ({ config }) => ({
    ...furnished(fleet, order, { cards, volume: config[keys.volume] ?? '' }),
  }));
}

/** Asks for another state of power, which the machine may have already. */
async function power({ client }: LxdFleet, fullName: string, action: 'start' | 'stop', force = false, timeout = -1) {
  await client.change('PUT', `/instances/${fullName}/state`, { action, force, timeout });
}

/** Asks the system to shut down, then cuts it off. */
async function bringDown(fleet: LxdFleet, fullName: string): Promise<void> {
  const machine = await readFull(fleet.client, fullName);
  if (machine === null || isStopped(machine)) return;
  try {
    await power(fleet, fullName, 'stop', false, fleet.shutdownSeconds);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    const left = await readFull(fleet.client, fullName);
    if (left !== null && !isStopped(left)) await power(fleet, fullName, 'stop', true);
  }
}

async function bringUp(fleet: LxdFleet, fullName: string): Promise<void> {
  const machine = await readFull(fleet.client, fullName);
  if (machine !== null && isStopped(machine)) await power(fleet, fullName, 'start');
}

const mark = (fleet: LxdFleet, name: string, task: Task): Promise<boolean> =>
  amend(fleet.client, engineName(name), () => ({ config: { [keys.task]: taskText(task) } }));

/** Writes down that a task begins. False when it is over: it was done, or another was begun after it. */
async function begin(fleet: LxdFleet, name: string, verb: Verb, requestedAt: Date): Promise<boolean> {
  const moment = requestedAt.getTime();
  const machine = await readMachine(fleet.client, name);
  if (machine === null) return false;
  const last = taskOf(machine);
  if (last.moment === moment) return last.step !== 'done';
  if (last.moment > moment) return false;
  return amend(fleet.client, engineName(name), (now) =>
    taskOf(now).moment > moment
      ? null
      : { config: { [keys.task]: taskText({ verb, moment, step: 'begun' }), [keys.failure]: '' } },
  );
}

/** Runs a task's work; a refusal of the engine ends the task as failed, anything else leaves it to be asked again. */
async function carryOut(fleet: LxdFleet, name: string, work: () => Promise<'done' | 'later'>): Promise<void> {
  try {
    if ((await work()) === 'later') return;
  } catch (error) {
    if (error instanceof EngineBusy) return;
    if (!(error instanceof EngineError)) throw error;
    fleet.logger.warn({ err: error, machine: name }, 'the engine refused');
    await amend(fleet.client, engineName(name), () => ({ config: { [keys.failure]: reasonOf(error.message) } }));
  }
  await amend(fleet.client, engineName(name), (now) => ({
    config: { [keys.task]: taskText({ ...taskOf(now), step: 'done' }) },
  }));
}

type FirstLogin = Pick<SystemOrder, 'loginPassword' | 'sshKeys'>;

/** Starts a machine with a new system and gives it its password and keys. */
async function firstStart(
  fleet: LxdFleet,
  name: string,
  { loginPassword, sshKeys }: FirstLogin,
): Promise<'done' | 'later'> {
  await bringUp(fleet, engineName(name));
  const machine = await readMachine(fleet.client, name);
  if (machine === null || !runs(machine)) return 'later';
  const login = machine.config[keys.login] ?? 'root';
  if (!(await writePassword(fleet.client, machine.name, login, loginPassword))) return 'later';
  if (sshKeys.length === 0) return 'done';
  return (await writeKeys(fleet.client, machine.name, login, sshKeys)) ? 'done' : 'later';
}

async function create(fleet: LxdFleet, order: MachineOrder): Promise<void> {
  const fullName = engineName(order.name);
  await settle(fleet, fullName);
  try {
    if (order.diskOf !== null) await takeUpKept(fleet, order, order.diskOf);
    else if ((await readFull(fleet.client, fullName)) === null) await makeNew(fleet, order);
  } catch (error) {
    if (error instanceof EngineBusy) return;
    if (!(error instanceof EngineError) || error.status >= 500) throw error;
    fleet.logger.warn({ err: error, machine: order.name }, 'the engine refused to make a machine');
    throw new MachineRefusal(reasonOf(error.message), { cause: error });
  }
  const machine = await readFull(fleet.client, fullName);
  if (machine === null || taskOf(machine).verb !== 'create' || taskOf(machine).step === 'done') return;
  await carryOut(fleet, order.name, () => firstStart(fleet, order.name, order));
}

/** The new system never came: the machine goes on with the one it had. */
async function putBack(fleet: LxdFleet, name: string): Promise<void> {
  const { client, placing } = fleet;
  const old = await readFull(client, replacedName(name));
  if (old === null || (await readMachine(client, name)) !== null) return;
  const volume = old.config[keys.volume] ?? '';
  if (volume !== '')
    await amend(client, old.name, ({ devices, type }) => ({
      devices: { ...devices, data: dataDisk(placing, type, volume) },
    }));
  await client.change('POST', `/instances/${old.name}`, { name: engineName(name) });
  await bringUp(fleet, engineName(name));
}

/** A machine like the one that was put aside, with another system. */
async function makeFrom(fleet: LxdFleet, old: MachineRecord, name: string, system: SystemOrder): Promise<void> {
  const { client, placing } = fleet;
  const kept = Object.entries(old.config).filter(([key]) => /^(?:limits|security|user)\./.test(key));
  const volume = old.config[keys.volume] ?? '';
  await client.change('POST', `/instances${await targetOf(client, await locationOf(client, old.name))}`, {
    name: engineName(name),
    type: old.type,
    source: { type: 'image', alias: system.imageKey },
    config: { ...Object.fromEntries(kept), [keys.login]: system.loginUserName },
    devices: { ...old.devices, ...(volume === '' ? {} : { data: dataDisk(placing, old.type, volume) }) },
  });
}

/** Puts the machine aside and makes another from its own configuration, so that at every moment one of them tells the rest. */
async function replaceSystem(fleet: LxdFleet, name: string, system: SystemOrder): Promise<void> {
  const { client } = fleet;
  const oldName = replacedName(name);
  const isAside = (await readFull(client, oldName)) !== null;
  if (isAside && (await readMachine(client, name)) !== null) return;
  if (!isAside) {
    await bringDown(fleet, engineName(name));
    await client.change('POST', `/instances/${engineName(name)}`, { name: oldName });
  }
  // A data disk belongs to the ids of one container at a time.
  await amend(client, oldName, ({ devices }) => ({ devices: without(devices, isData) }));
  const old = await readFull(client, oldName);
  if (old === null) return;
  try {
    await makeFrom(fleet, old, name, system);
  } catch (error) {
    if (error instanceof EngineError && error.status < 500) await putBack(fleet, name);
    throw error;
  }
}

const locationOf = async (client: EngineClient, fullName: string): Promise<string> =>
  (await client.get<{ location: string }>(`/instances/${fullName}`)).location;

async function remove(fleet: LxdFleet, fullName: string): Promise<void> {
  const machine = await readFull(fleet.client, fullName);
  if (machine === null) return;
  if (!isStopped(machine)) await power(fleet, fullName, 'stop', true);
  await orNull(fleet.client.change('DELETE', `/instances/${fullName}`));
}

async function destroy(fleet: LxdFleet, name: string): Promise<void> {
  const { client, placing } = fleet;
  const fullName = engineName(name);
  await settle(fleet, fullName);
  await remove(fleet, replacedName(name));
  const machine = await readFull(client, fullName);
  const volume = machine?.config[keys.volume] ?? volumeOf(name);
  if (machine !== null && !isStopped(machine)) await power(fleet, fullName, 'stop', true);
  // The machine goes last: until then it tells which disk was its own.
  if (machine !== null) await amend(client, fullName, ({ devices }) => ({ devices: without(devices, isData) }));
  if (volume !== '') await orNull(client.change('DELETE', volumePath(placing.pool, volume)));
  await remove(fleet, fullName);
}

/** The stopped machine itself is what is kept, without cards and ports (ADR 15). */
async function keepDisks(fleet: LxdFleet, name: string, keptAs: string): Promise<void> {
  const { client } = fleet;
  const fullName = engineName(name);
  await settle(fleet, fullName);
  await bringDown(fleet, fullName);
  await amend(client, fullName, ({ devices }) => ({
    config: { [keys.mark]: keptAs, [keys.kept]: 'true' },
    devices: without(devices, (one) => isCard(one) || isPort(one)),
  }));
  if (name !== keptAs && (await readFull(client, fullName)) !== null)
    await client.change('POST', `/instances/${fullName}`, { name: engineName(keptAs) });
}

const phases: Readonly<Record<Verb, string>> = {
  create: '启动系统',
  start: '启动系统',
  stop: '关闭系统',
  restart: '重启系统',
  reinstall: '安装系统',
};

async function statusOf({ client }: LxdFleet, name: string): Promise<MachineStatus> {
  const machine = await readMachine(client, name);
  if (machine === null) {
    const replaced = await readFull(client, replacedName(name));
    return replaced === null ? { state: 'missing' } : { state: 'working', phase: phases.reinstall };
  }
  if (machine.config[keys.kept] === 'true') return { state: 'missing' };
  const { verb, step } = taskOf(machine);
  if (step !== 'done') return { state: 'working', phase: phases[verb] };
  const failure = machine.config[keys.failure];
  if (failure) return { state: 'failed', reason: failure };
  if (runs(machine)) return { state: 'running' };
  if (isStopped(machine)) return { state: 'stopped' };
  return machine.status === 'Error'
    ? { state: 'failed', reason: '宿主机报告实例异常' }
    : { state: 'working', phase: phases.start };
}

async function resize(fleet: LxdFleet, name: string, size: Parameters<ComputeProvider['resize']>[1]): Promise<void> {
  const { client, placing } = fleet;
  const fullName = engineName(name);
  const machine = await readFull(client, fullName);
  if (machine === null) return;
  const location = await locationOf(client, fullName);
  const cards = await cardsFor(fleet, location, size.gpuIndexes);
  const known = machine.config[keys.volume] ?? '';
  const volume = size.dataDiskGb === 0 || known !== '' ? known : volumeOf(name);
  if (volume !== '') {
    const query = await targetOf(client, location);
    await ensureVolume(fleet, { name: volume, owner: name, sizeGb: size.dataDiskGb, query });
    await client.change('PATCH', volumePath(placing.pool, volume), { config: { size: `${size.dataDiskGb}GiB` } });
  }
  await amend(client, fullName, ({ devices, type }) => ({
    config: { ...limitsOf(size), [keys.volume]: volume },
    devices: {
      ...without(devices, isCard),
      ...cards,
      eth0: networkDevice(placing, size),
      ...(volume === '' ? {} : { data: dataDisk(placing, type, volume) }),
    },
  }));
}

/** The moment of the last change stands on the machine, so that an older one that is asked again changes nothing. */
async function setKeys(
  { client }: LxdFleet,
  name: string,
  sshKeys: readonly string[],
  requestedAt: Date,
): Promise<boolean> {
  const machine = await readMachine(client, name);
  const moment = requestedAt.getTime();
  if (machine === null || Number(machine.config[keys.keysAt] ?? '0') >= moment) return true;
  if (!runs(machine)) return false;
  if (!(await writeKeys(client, machine.name, machine.config[keys.login] ?? 'root', sshKeys))) return false;
  await amend(client, machine.name, () => ({ config: { [keys.keysAt]: String(moment) } }));
  return true;
}

/**
 * Machines of LXD, and of Incus, which speaks the same. Each verb goes as far as it can and may be asked again: what was done stands on the
 * machine itself (`user.market.task`), so that a process killed at any step leaves nothing that the next call cannot finish.
 */
export function createLxdFleet(fleet: LxdFleet): ComputeProvider {
  const { client } = fleet;
  const perform = async (name: string, verb: Verb, requestedAt: Date, work: () => Promise<'done' | 'later'>) => {
    await settle(fleet, engineName(name));
    if (await begin(fleet, name, verb, requestedAt)) await carryOut(fleet, name, work);
  };
  return {
    connected: true,
    create: (order) => create(fleet, order),
    status: (name) => statusOf(fleet, name),
    stop: (name, requestedAt) =>
      perform(name, 'stop', requestedAt, async () => {
        await bringDown(fleet, engineName(name));
        return 'done';
      }),
    start: (name, requestedAt) =>
      perform(name, 'start', requestedAt, async () => {
        await bringUp(fleet, engineName(name));
        return 'done';
      }),
    restart: (name, requestedAt) =>
      perform(name, 'restart', requestedAt, async () => {
        const machine = await readMachine(client, name);
        if (machine !== null && taskOf(machine).step === 'begun') {
          await bringDown(fleet, engineName(name));
          await mark(fleet, name, { verb: 'restart', moment: requestedAt.getTime(), step: 'down' });
        }
        await bringUp(fleet, engineName(name));
        return 'done';
      }),
    async reinstall(name, system, requestedAt) {
      await settle(fleet, engineName(name));
      const machine = await readMachine(client, name);
      const isHalfway = machine === null && (await readFull(client, replacedName(name))) !== null;
      if (!isHalfway && !(await begin(fleet, name, 'reinstall', requestedAt))) {
        await remove(fleet, replacedName(name));
        return;
      }
      await carryOut(fleet, name, async () => {
        await replaceSystem(fleet, name, system);
        return firstStart(fleet, name, system);
      });
      if ((await statusOf(fleet, name)).state === 'running') await remove(fleet, replacedName(name));
    },
    async setPassword(name, loginPassword) {
      const machine = await readMachine(client, name);
      if (machine === null) throw new MachineRefusal('宿主机上找不到该实例');
      if (!(await writePassword(client, machine.name, machine.config[keys.login] ?? 'root', loginPassword)))
        throw new EngineBusy(`no agent answers in ${machine.name}`);
    },
    setKeys: (name, sshKeys, requestedAt) => setKeys(fleet, name, sshKeys, requestedAt),
    // LXD 5.0 shows a screen only as a live stream.
    screenshot: () => Promise.resolve(null),
    openTerminal: (name, size, listener) => openTerminal(client, name, size, listener),
    async probe(name, ports) {
      const machine = await readMachine(client, name);
      return machine !== null && runs(machine) ? probePorts(fleet.address, ports) : ports.map(() => null);
    },
    usage: usageReader(fleet),
    async localImages(_hostName, imageKeys) {
      const aliases = await client.get<{ name: string }[]>('/images/aliases?recursion=1');
      const here = new Set(aliases.map(({ name }) => name));
      return imageKeys.filter((key) => here.has(key));
    },
    async resize(name, size) {
      await settle(fleet, engineName(name));
      await resize(fleet, name, size);
      return true;
    },
    keepDisks: (name, keptAs) => keepDisks(fleet, name, keptAs),
    destroy: (name) => destroy(fleet, name),
  };
}
