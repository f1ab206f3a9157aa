import { pullPhase } from '@compute-market/contract/rules/start-phases';
import type { ComputeProvider, MachineStatus } from '../provider';
import { resize, setKeys, setPassword } from './change';
import { create } from './create';
import { dial } from './dial';
import { destroy, keepDisks, remove } from './end';
import { listenTo } from './events';
import { hostAddress } from './host-address';
import { listHosts } from './hosts';
import { createImage, deleteImage } from './image';
import { engineName, replacedName } from './machine-body';
import { listMachines } from './machines';
import { isStopped, runs, settle, type LxdFleet } from './parts';
import { bringDown, bringUp } from './power';
import { closePort, openPort } from './port';
import { ImagePulls } from './pulls';
import { probePorts } from './probe';
import { usageReader } from './read-usage';
import { keys, readFull, readMachine, taskOf, type Verb } from './record';
import { isReinstalled, replaceSystem, requireReset, resetRefusal } from './reinstall';
import { openScreen } from './screen';
import { createSnapshot, deleteSnapshot, restoreSnapshot } from './snapshot';
import { takeBackHalfDone } from './take-back';
import { begin, carryOut, firstStart, mark } from './tasks';
import { openTerminal } from './terminal';

const phases: Readonly<Record<Verb, string>> = {
  create: '启动系统',
  start: '启动系统',
  stop: '关闭系统',
  restart: '重启系统',
  reinstall: '安装系统',
  restore: '恢复快照',
};

async function statusOf({ client }: LxdFleet, pulls: ImagePulls, name: string): Promise<MachineStatus> {
  const machine = await readMachine(client, name);
  if (machine === null && pulls.isPulling(name)) return { state: 'working', phase: pullPhase };
  if (machine === null) {
    const replaced = await readFull(client, replacedName(name));
    return replaced === null ? { state: 'missing' } : { state: 'working', phase: phases.reinstall };
  }
  if (machine.config[keys.kept] === 'true') return { state: 'missing' };
  const { verb, step } = taskOf(machine);
  if (step !== 'done') return { state: 'working', phase: phases[verb] };
  const failure = machine.config[keys.failure];
  // One whose reset was refused is as it was before.
  if (failure && resetRefusal(machine) === null) return { state: 'failed', reason: failure };
  if (runs(machine)) return { state: 'running' };
  if (isStopped(machine)) return { state: 'stopped' };
  return machine.status === 'Error'
    ? { state: 'failed', reason: '宿主机报告实例异常' }
    : { state: 'working', phase: phases.start };
}

/**
 * Machines of LXD, and of Incus, which speaks the same. Each verb goes as far as it can and may be asked again: what was done stands on the
 * machine itself (`user.market.task`), so that a process killed at any step leaves nothing that the next call cannot finish.
 */
export function createLxdFleet(fleet: LxdFleet): ComputeProvider {
  const { client } = fleet;
  const pulls = new ImagePulls(fleet);
  const perform = async (name: string, verb: Verb, requestedAt: Date, work: () => Promise<'done' | 'later'>) => {
    await settle(fleet, engineName(name));
    if (await begin(fleet, name, verb, requestedAt)) await carryOut(fleet, name, work);
  };
  /** What brings a machine up, also one that a new system or a restore left half done. */
  const raise = async (name: string, verb: Verb, requestedAt: Date, work: () => Promise<void>) => {
    await takeBackHalfDone(fleet, name);
    await perform(name, verb, requestedAt, async () => {
      await work();
      await bringUp(fleet, engineName(name));
      // What a new system replaced goes for good once its machine is set going anew.
      await remove(fleet, replacedName(name));
      return 'done';
    });
  };
  return {
    connected: true,
    create: (order) => create(fleet, pulls, order),
    status: (name) => statusOf(fleet, pulls, name),
    stop: (name, requestedAt) =>
      perform(name, 'stop', requestedAt, async () => {
        await bringDown(fleet, engineName(name));
        return 'done';
      }),
    start: (name, requestedAt) => raise(name, 'start', requestedAt, () => Promise.resolve()),
    restart: (name, requestedAt) =>
      raise(name, 'restart', requestedAt, async () => {
        const machine = await readMachine(client, name);
        if (machine === null || taskOf(machine).step !== 'begun') return;
        await bringDown(fleet, engineName(name));
        await mark(fleet, name, { verb: 'restart', moment: requestedAt.getTime(), step: 'down' });
      }),
    async reinstall(name, system, requestedAt) {
      // One that is put back is on its way under the name that it had aside.
      for (const fullName of [engineName(name), replacedName(name)]) await settle(fleet, fullName);
      const machine = await readMachine(client, name);
      const isHalfway = machine === null && (await readFull(client, replacedName(name))) !== null;
      if (!isHalfway && !(await begin(fleet, name, 'reinstall', requestedAt))) {
        await remove(fleet, replacedName(name));
        return requireReset(fleet, name, requestedAt);
      }
      await carryOut(fleet, name, async () => {
        await replaceSystem(fleet, name, system);
        return firstStart(fleet, name, system);
      });
      await requireReset(fleet, name, requestedAt);
      if ((await statusOf(fleet, pulls, name)).state === 'running') await remove(fleet, replacedName(name));
    },
    isReinstalled: (name, requestedAt) => isReinstalled(fleet, name, requestedAt),
    setPassword: (name, loginPassword) => setPassword(fleet, name, loginPassword),
    setKeys: (name, sshKeys, requestedAt) => setKeys(fleet, name, sshKeys, requestedAt),
    openPort: (name, port, requestedAt) => openPort(fleet, name, port, requestedAt),
    closePort: (name, port, requestedAt) => closePort(fleet, name, port, requestedAt),
    createSnapshot: (name, key, requestedAt) => createSnapshot(fleet, name, key, requestedAt),
    deleteSnapshot: (name, key, requestedAt) => deleteSnapshot(fleet, name, key, requestedAt),
    restoreSnapshot: (name, key, login, requestedAt) => restoreSnapshot(fleet, name, key, login, requestedAt),
    createImage: (name, key) => createImage(fleet, name, key),
    deleteImage: (key) => deleteImage(fleet, key),
    // LXD 5.0 shows a screen only as a live stream.
    screenshot: () => Promise.resolve(null),
    openTerminal: (name, size, listener) => openTerminal(client, name, size, listener),
    hasScreens: !fleet.placing.containersOnly,
    openScreen: (name, ended) => openScreen(client, name, ended),
    dial: (name, port) => dial(fleet, name, port),
    async probe(name, ports) {
      const machine = await readMachine(client, name);
      if (machine === null || !runs(machine)) return ports.map(() => null);
      return probePorts(await hostAddress(fleet, machine.location), ports);
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
    destroy(name) {
      pulls.forget(name);
      return destroy(fleet, name);
    },
    hosts: () => listHosts(fleet),
    machines: () => listMachines(client),
    listen: (listener) => listenTo(fleet, listener),
  };
}
