import type { MachineSize } from '../provider';
import { takesLogins, writeKeys } from './guest';
import { targetOf } from './hosts';
import { dataDisk, engineName, limitsOf, networkDevice, volumeOf } from './machine-body';
import { cardsFor, ensureVolume, isCard, locationOf, runs, settle, volumePath, without, type LxdFleet } from './parts';
import { amend, isOfRegistry, keys, readFull, readMachine } from './record';

export async function resize(fleet: LxdFleet, name: string, size: MachineSize): Promise<void> {
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
