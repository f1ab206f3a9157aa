import type { LoginOrder, MachineOrder } from '../provider';
import { EngineBusy, EngineError } from './client';
import { renewIdentity, takesLogins, writeKeys, writePassword } from './guest';
import { engineName } from './machine-body';
import { runs, type LxdFleet } from './parts';
import { bringUp } from './power';
import { reasonOf } from './reasons';
import { amend, isOfRegistry, keys, readMachine, taskOf, taskText, type Task, type Verb } from './record';

export const mark = (fleet: LxdFleet, name: string, task: Task): Promise<boolean> =>
  amend(fleet.client, engineName(name), () => ({ config: { [keys.task]: taskText(task) } }));

/** Writes down that a task begins. False when it is over: it was done, or another was begun after it. */
export async function begin(fleet: LxdFleet, name: string, verb: Verb, requestedAt: Date): Promise<boolean> {
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
export async function carryOut(fleet: LxdFleet, name: string, work: () => Promise<'done' | 'later'>): Promise<void> {
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

/** `ownImage` as in an order; absent is none. */
type FirstLogin = LoginOrder & Partial<Pick<MachineOrder, 'ownImage'>>;

/** Starts a machine with a new system and gives it its password and keys, and what is its own where it was made from another one's disk. */
export async function firstStart(
  fleet: LxdFleet,
  name: string,
  { loginPassword, sshKeys, ownImage = null }: FirstLogin,
): Promise<'done' | 'later'> {
  await bringUp(fleet, engineName(name));
  const machine = await readMachine(fleet.client, name);
  if (machine === null || !runs(machine)) return 'later';
  const login = machine.config[keys.login] ?? 'root';
  // What an image of a registry brings for logins is its own affair.
  if (isOfRegistry(machine) && !(await takesLogins(fleet.client, machine.name))) return 'done';
  if (!(await writePassword(fleet.client, machine.name, login, loginPassword))) return 'later';
  if (ownImage !== null && !(await renewIdentity(fleet.client, machine.name))) return 'later';
  // What an own image brings are the keys of the machine that it was made of.
  if (sshKeys.length === 0 && ownImage === null) return 'done';
  return (await writeKeys(fleet.client, machine.name, login, sshKeys)) ? 'done' : 'later';
}
