import { dataDisk, engineName, replacedName } from './machine-body';
import { settle, type LxdFleet } from './parts';
import { amend, keys, readFull, readMachine } from './record';
import { returnSettings } from './snapshot';

/** Gives a machine that is only aside its name and its data disk again: no other system took its place. False where there is nothing to do. */
export async function putAsideBack(fleet: LxdFleet, name: string): Promise<boolean> {
  const { client, placing } = fleet;
  const old = await readFull(client, replacedName(name));
  if (old === null || (await readMachine(client, name)) !== null) return false;
  const volume = old.config[keys.volume] ?? '';
  if (volume !== '')
    await amend(client, old.name, ({ devices, type }) => ({
      devices: { ...devices, data: dataDisk(placing, type, volume) },
    }));
  await client.change('POST', `/instances/${old.name}`, { name: engineName(name) });
  return true;
}

/** Brings back what a new system or a restore left half done that nobody asks for any more: the machine's settings, and the machine itself. */
export async function takeBackHalfDone(fleet: LxdFleet, name: string): Promise<void> {
  for (const fullName of [engineName(name), replacedName(name)]) await settle(fleet, fullName);
  await returnSettings(fleet, name);
  await putAsideBack(fleet, name);
}
