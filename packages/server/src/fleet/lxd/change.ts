import { MACHINE_MISSING, MachineRefusal, type MachineSize } from '../provider';
import { EngineError, firstFault, orNull } from './client';
import { takesLogins, writeKeys, writePassword } from './guest';
import { targetOf } from './hosts';
import { dataDisk, engineName, limitsOf, networkDevice, volumeOf } from './machine-body';
import { cardsFor, ensureVolume, isCard, locationOf, runs, settle, volumePath, without, type LxdFleet } from './parts';
import { isRefused, passwordNotTaken, reasonOf, systemSilent } from './reasons';
import { amend, isOfRegistry, keys, readFull, readMachine, type MachineRecord } from './record';

/** A data disk of a size, and where it is made. */
interface Growth {
  readonly name: string;
  readonly volume: string;
  readonly sizeGb: number;
  readonly query: string;
}

/** Makes the data disk as large as it is to be. Answers what takes that back; one that `isNew` to its machine is made here. */
async function growVolume(
  fleet: LxdFleet,
  { name, volume, sizeGb, query }: Growth,
  isNew: boolean,
): Promise<() => Promise<unknown>> {
  const { client, placing } = fleet;
  const path = volumePath(placing.pool, volume);
  const before = await orNull(client.get<{ readonly config: Readonly<Record<string, string | undefined>> }>(path));
  await ensureVolume(fleet, { name: volume, owner: name, sizeGb, query });
  await client.change('PATCH', path, { config: { size: `${sizeGb}GiB` } });
  return isNew
    ? () => orNull(client.change('DELETE', path))
    : () => client.change('PATCH', path, { config: { size: before?.config.size ?? '' } });
}

/** Gives a machine another size; one that is over needs none. */
async function give(fleet: LxdFleet, name: string, size: MachineSize): Promise<void> {
  const { client, placing } = fleet;
  const fullName = engineName(name);
  const machine = await readFull(client, fullName);
  if (machine === null) return;
  const location = await locationOf(client, fullName);
  const cards = await cardsFor(fleet, location, size.gpuIndexes);
  const known = machine.config[keys.volume] ?? '';
  const volume = size.dataDiskGb === 0 || known !== '' ? known : volumeOf(name);
  let takeBack: () => Promise<unknown> = () => Promise.resolve();
  if (volume !== '') {
    const query = await targetOf(client, location);
    takeBack = await growVolume(fleet, { name, volume, sizeGb: size.dataDiskGb, query }, known === '');
  }
  try {
    await amend(client, fullName, ({ devices, type }) => ({
      config: { ...limitsOf(size), [keys.volume]: volume },
      devices: {
        ...without(devices, isCard),
        ...cards,
        eth0: networkDevice(placing, size),
        ...(volume === '' ? {} : { data: dataDisk(placing, type, volume) }),
      },
    }));
  } catch (error) {
    if (isRefused(error)) await tryTo(fleet, name, takeBack);
    throw error;
  }
}

/** Does what may fail without harm: a disk that stays larger than was paid for hurts nobody. */
async function tryTo({ logger }: LxdFleet, name: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    logger.warn({ err: error, machine: name }, 'a data disk kept the size that was refused');
  }
}

/** Gives a machine another size. What the engine refuses for good is a MachineRefusal; anything else may be asked again. */
export async function resize(fleet: LxdFleet, name: string, size: MachineSize): Promise<void> {
  try {
    await give(fleet, name, size);
  } catch (error) {
    if (!isRefused(error)) throw error;
    fleet.logger.warn({ err: error, machine: name }, 'the engine refused a size');
    throw new MachineRefusal(reasonOf(error.message), { cause: error });
  }
}

/** False where nothing in the machine answers. Rejects with MachineRefusal where it does and does not take it. */
async function takesPassword({ client, logger }: LxdFleet, machine: MachineRecord, password: string): Promise<boolean> {
  try {
    return await writePassword(client, machine.name, machine.config[keys.login] ?? 'root', password);
  } catch (error) {
    if (!(error instanceof EngineError) || error.status >= firstFault) throw error;
    logger.warn({ err: error, machine: machine.name }, 'a system did not take a password');
    throw new MachineRefusal(passwordNotTaken, { cause: error });
  }
}

/** Sets the password of the login user of a machine that runs. */
export async function setPassword(fleet: LxdFleet, name: string, password: string): Promise<void> {
  await settle(fleet, engineName(name));
  const machine = await readMachine(fleet.client, name);
  if (machine === null) throw new MachineRefusal(MACHINE_MISSING);
  if (!(await takesPassword(fleet, machine, password))) throw new MachineRefusal(systemSilent);
}

/** The moment of the last change stands on the machine, so that an older one that is asked again changes nothing. */
export async function setKeys(
  fleet: LxdFleet,
  name: string,
  sshKeys: readonly string[],
  requestedAt: Date,
): Promise<boolean> {
  const { client } = fleet;
  // Two scripts at a time would take each other's file away.
  await settle(fleet, engineName(name));
  const machine = await readMachine(client, name);
  const moment = requestedAt.getTime();
  if (machine === null || Number(machine.config[keys.keysAt] ?? '0') >= moment) return true;
  if (!runs(machine)) return false;
  const takesKeys = !isOfRegistry(machine) || (await takesLogins(client, machine.name));
  if (takesKeys && !(await writeKeys(client, machine.name, machine.config[keys.login] ?? 'root', sshKeys)))
    return false;
  await amend(client, machine.name, () => ({ config: { [keys.keysAt]: String(moment) } }));
  return true;
}
