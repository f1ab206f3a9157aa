import { MachineRefusal, type MachineOrder } from '../provider';
import { EngineBusy, EngineError } from './client';
import { privateAddressFor } from './host-address';
import { containerConfig, containerScripts, writeScripts } from './container-config';
import { hasNvidia, targetOf } from './hosts';
import {
  dataDisk,
  driverSettings,
  engineName,
  limitsOf,
  networkDevice,
  portDevices,
  systemDisk,
  volumeOf,
  wallsOf,
  type Devices,
  type Settings,
} from './machine-body';
import { cardsFor, ensureVolume, isStopped, settle, type LxdFleet } from './parts';
import type { ImagePulls } from './pulls';
import { diskMissing, reasonOf } from './reasons';
import { amend, keys, readFull, readMachine, taskOf, taskText } from './record';
import { carryOut, firstStart } from './tasks';

const kindOf = ({ placing }: LxdFleet, { kind }: Pick<MachineOrder, 'kind'>): MachineOrder['kind'] =>
  placing.containersOnly ? 'container' : kind;

interface Furnishing {
  readonly privateAddress: string;
  readonly cards: Devices;
  readonly volume: string;
  readonly lendsDriver: boolean;
}

/** Whether the host lends its driver: a virtual machine has its own, in its system. */
async function lendsDriver(fleet: LxdFleet, order: MachineOrder): Promise<boolean> {
  if (fleet.placing.trial || order.gpuIndexes.length === 0 || kindOf(fleet, order) !== 'container') return false;
  return hasNvidia(fleet.client, order.hostName);
}

/** What an order makes of a machine, whether it is new or a kept one. */
function furnished(fleet: LxdFleet, order: MachineOrder, furnishing: Furnishing) {
  const { cards, volume, privateAddress } = furnishing;
  const kind = kindOf(fleet, order);
  return {
    config: {
      ...limitsOf(order),
      ...wallsOf(kind),
      ...(kind === 'container' ? driverSettings(furnishing.lendsDriver) : {}),
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
      ...portDevices(order.ports, privateAddress),
    },
  };
}

/** The image that an order starts from: one that the engine has, or one that was pulled. */
interface Source {
  readonly alias: string;
  readonly config: Settings;
}

/** Null while an image of a registry is on its way. */
async function sourceOf(pulls: ImagePulls, order: MachineOrder): Promise<Source | null> {
  if (order.container === null) return { alias: order.ownImage ?? order.imageKey, config: {} };
  const image = await pulls.ready(order, order.container.reference);
  if (image === null) return null;
  // What the image cannot run is refused before anything is made of it.
  containerScripts(image.process, order.container);
  return { alias: image.alias, config: containerConfig(order.container) };
}

async function makeNew(fleet: LxdFleet, order: MachineOrder, { alias, config }: Source): Promise<void> {
  const { client } = fleet;
  const cards = await cardsFor(fleet, order.hostName, order.gpuIndexes);
  const query = await targetOf(client, order.hostName);
  const privateAddress = await privateAddressFor(fleet, order);
  const volume = order.dataDiskGb === 0 ? '' : volumeOf(order.name);
  if (volume !== '') await ensureVolume(fleet, { name: volume, owner: order.name, sizeGb: order.dataDiskGb, query });
  const lends = await lendsDriver(fleet, order);
  const made = furnished(fleet, order, { cards, volume, privateAddress, lendsDriver: lends });
  await client.change('POST', `/instances${query}`, {
    name: engineName(order.name),
    type: kindOf(fleet, order),
    source: { type: 'image', alias },
    ...made,
    config: { ...made.config, ...config },
  });
}

/** Lets a kept machine go on under its new name. Every step finds out by itself whether it was done. */
async function takeUpKept(fleet: LxdFleet, order: MachineOrder, diskOf: string): Promise<void> {
  const { client } = fleet;
  const fullName = engineName(order.name);
  // A new name that nobody saw given is on its way under the old one.
  await settle(fleet, engineName(diskOf));
  if ((await readFull(client, fullName)) === null) {
    if ((await readMachine(client, diskOf)) === null) throw new MachineRefusal(diskMissing);
    await client.change('POST', `/instances/${engineName(diskOf)}`, { name: fullName });
  }
  const machine = await readFull(client, fullName);
  if (machine?.config[keys.kept] !== 'true') return;
  const cards = await cardsFor(fleet, order.hostName, order.gpuIndexes);
  const privateAddress = await privateAddressFor(fleet, order);
  const lends = await lendsDriver(fleet, order);
  await amend(client, fullName, ({ config }) => ({
    ...furnished(fleet, order, { cards, volume: config[keys.volume] ?? '', privateAddress, lendsDriver: lends }),
  }));
}

/** What a call to `create` still has to do where nothing stands yet. */
async function makeOnce(fleet: LxdFleet, pulls: ImagePulls, order: MachineOrder): Promise<void> {
  if (order.diskOf !== null) return takeUpKept(fleet, order, order.diskOf);
  if ((await readFull(fleet.client, engineName(order.name))) !== null) return;
  const source = await sourceOf(pulls, order);
  if (source !== null) await makeNew(fleet, order, source);
}

export async function create(fleet: LxdFleet, pulls: ImagePulls, order: MachineOrder): Promise<void> {
  const fullName = engineName(order.name);
  await settle(fleet, fullName);
  try {
    await makeOnce(fleet, pulls, order);
  } catch (error) {
    if (error instanceof EngineBusy) return;
    if (!(error instanceof EngineError) || error.status >= 500) throw error;
    fleet.logger.warn({ err: error, machine: order.name }, 'the engine refused to make a machine');
    throw new MachineRefusal(reasonOf(error.message), { cause: error });
  }
  const machine = await readFull(fleet.client, fullName);
  if (machine === null || taskOf(machine).verb !== 'create' || taskOf(machine).step === 'done') return;
  // A kept disk is its machine already, whatever it once grew from: whoever knows its host keys goes on knowing them.
  const login = order.diskOf === null ? order : { ...order, ownImage: null };
  await carryOut(fleet, order.name, async () => {
    const { container, diskOf } = order;
    if (container !== null && diskOf === null && isStopped(machine))
      await writeScripts(fleet.client, machine, container);
    return firstStart(fleet, order.name, login);
  });
}
