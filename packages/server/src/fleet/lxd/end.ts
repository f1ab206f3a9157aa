import { orNull } from './client';
import { engineName, replacedName, volumeOf } from './machine-body';
import { isCard, isData, isPort, isStopped, settle, volumePath, without, type LxdFleet } from './parts';
import { bringDown, power } from './power';
import { amend, keys, readFull } from './record';
import { returnSettings } from './snapshot';
import { takeBackHalfDone } from './take-back';

export async function remove(fleet: LxdFleet, fullName: string): Promise<void> {
  await settle(fleet, fullName);
  const machine = await readFull(fleet.client, fullName);
  if (machine === null) return;
  if (!isStopped(machine)) await power(fleet, fullName, 'stop', true);
  await orNull(fleet.client.change('DELETE', `/instances/${fullName}`));
}

export async function destroy(fleet: LxdFleet, name: string): Promise<void> {
  const { client, placing } = fleet;
  const fullName = engineName(name);
  await settle(fleet, fullName);
  await returnSettings(fleet, name);
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
export async function keepDisks(fleet: LxdFleet, name: string, keptAs: string): Promise<void> {
  const { client } = fleet;
  const fullName = engineName(name);
  await takeBackHalfDone(fleet, name);
  await remove(fleet, replacedName(name));
  await bringDown(fleet, fullName);
  await amend(client, fullName, ({ devices }) => ({
    config: { [keys.mark]: keptAs, [keys.kept]: 'true' },
    devices: without(devices, (one) => isCard(one) || isPort(one)),
  }));
  if (name !== keptAs && (await readFull(client, fullName)) !== null)
    await client.change('POST', `/instances/${fullName}`, { name: engineName(keptAs) });
}
