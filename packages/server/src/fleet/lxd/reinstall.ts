import { MachineRefusal, type SystemOrder } from '../provider';
import { EngineError } from './client';
import { remove } from './end';
import { targetOf } from './hosts';
import { dataDisk, engineName, replacedName } from './machine-body';
import { isData, locationOf, settle, without, type LxdFleet } from './parts';
import { bringDown, bringUp } from './power';
import { amend, keys, readFull, readMachine, taskOf, type MachineRecord } from './record';
import { putAsideBack } from './take-back';

/** The new system never came: the machine goes on with the one it had. */
async function putBack(fleet: LxdFleet, name: string): Promise<void> {
  if (await putAsideBack(fleet, name)) await bringUp(fleet, engineName(name));
}

/** A machine like the one that was put aside, with another system. */
async function makeFrom(fleet: LxdFleet, old: MachineRecord, name: string, system: SystemOrder): Promise<void> {
  const { client, placing } = fleet;
  const kept = Object.entries(old.config).filter(([key]) => /^(?:limits|security|user|nvidia)\./.test(key));
  const volume = old.config[keys.volume] ?? '';
  await client.change('POST', `/instances${await targetOf(client, await locationOf(client, old.name))}`, {
    name: engineName(name),
    type: old.type,
    source: { type: 'image', alias: system.ownImage ?? system.imageKey },
    config: {
      ...Object.fromEntries(kept),
      [keys.login]: system.loginUserName,
      [keys.systemAt]: String(taskOf(old).moment),
    },
    devices: { ...old.devices, ...(volume === '' ? {} : { data: dataDisk(placing, old.type, volume) }) },
  });
}

/** Puts the machine aside and makes another from its own configuration, so that at every moment one of them tells the rest. */
export async function replaceSystem(fleet: LxdFleet, name: string, system: SystemOrder): Promise<void> {
  const { client } = fleet;
  const oldName = replacedName(name);
  const [aside, machine] = [await readFull(client, oldName), await readMachine(client, name)];
  if (aside !== null && machine !== null) {
    if (taskOf(aside).moment === taskOf(machine).moment) return;
    // An earlier new system left it behind.
    await remove(fleet, oldName);
  }
  if (machine !== null) {
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

/** Why the last reset of a machine was refused that goes on with the system of before; null for any other. */
export function resetRefusal(machine: MachineRecord): string | null {
  const { verb, moment, step } = taskOf(machine);
  const isOver = verb === 'reinstall' && step === 'done';
  if (!isOver || machine.config[keys.systemAt] === String(moment)) return null;
  return machine.config[keys.failure] || null;
}

/** Refuses a request that was refused, whenever it is made again. */
export async function requireReset({ client }: LxdFleet, name: string, requestedAt: Date): Promise<void> {
  const machine = await readMachine(client, name);
  if (machine === null || taskOf(machine).moment !== requestedAt.getTime()) return;
  const refusal = resetRefusal(machine);
  if (refusal !== null) throw new MachineRefusal(refusal);
}

/** Whether a machine has the system of that request. One that is aside has the system of before; null where there is none at all. */
export async function isReinstalled(fleet: LxdFleet, name: string, requestedAt: Date): Promise<boolean | null> {
  const { client } = fleet;
  for (const fullName of [engineName(name), replacedName(name)]) await settle(fleet, fullName);
  const machine = (await readMachine(client, name)) ?? (await readFull(client, replacedName(name)));
  return machine && machine.config[keys.systemAt] === String(requestedAt.getTime());
}
