import { MachineRefusal, SNAPSHOT_MISSING, type LoginOrder, type MadeSnapshot } from '../provider';
import { EngineError, firstFault, orNull, type EngineClient } from './client';
import { engineName, replacedName, type Devices } from './machine-body';
import { settle, type LxdFleet } from './parts';
import { bringDown, bringUp } from './power';
import { reasonOf } from './reasons';
import { amend, keys, readFull, readMachine, taskOf, type MachineRecord } from './record';
import { begin, carryOut, firstStart, mark } from './tasks';

/** Where the snapshots of a machine stand, or one of them. */
export const snapshotPath = (name: string, key = ''): string =>
  `/instances/${engineName(name)}/snapshots${key === '' ? '' : `/${key}`}`;

const find = (client: EngineClient, name: string, key: string): Promise<{ readonly size?: number } | null> =>
  orNull(client.get<{ readonly size?: number }>(snapshotPath(name, key)));

/** Some pools tell no size, by a number that is none. */
export const madeOf = ({ size = 0 }: { readonly size?: number }): MadeSnapshot => ({
  sizeBytes: size > 0 ? size : null,
});

/** Writes down that this is asked. Neither of a machine that is over, nor after something later was. */
async function isLatest({ client }: LxdFleet, name: string, requestedAt: Date): Promise<boolean> {
  const moment = requestedAt.getTime();
  const last = ({ config }: MachineRecord) => Number(config[keys.snapshotsAt] ?? '0');
  await amend(client, engineName(name), (machine) =>
    machine.config[keys.kept] === 'true' || last(machine) >= moment
      ? null
      : { config: { [keys.snapshotsAt]: String(moment) } },
  );
  const machine = await readMachine(client, name);
  return machine !== null && machine.config[keys.kept] !== 'true' && last(machine) === moment;
}

/** A machine that gets a new system is away for a moment. */
export const isAway = async ({ client }: LxdFleet, name: string): Promise<boolean> =>
  (await readMachine(client, name)) === null && (await readFull(client, replacedName(name))) !== null;

/** A refusal for good in the customer's words; anything else as it is. */
export function refusalOf({ logger }: LxdFleet, name: string, error: unknown): unknown {
  if (!(error instanceof EngineError) || error.status >= firstFault) return error;
  logger.warn({ err: error, machine: name }, 'the engine refused a snapshot');
  return new MachineRefusal(reasonOf(error.message), { cause: error });
}

/** Takes one away that may be gone already, also with its machine, or be on its way out. */
export async function dropSnapshot(fleet: LxdFleet, name: string, key: string): Promise<void> {
  await settle(fleet, engineName(name));
  await orNull(fleet.client.change('DELETE', snapshotPath(name, key)));
}

export async function createSnapshot(
  fleet: LxdFleet,
  name: string,
  key: string,
  requestedAt: Date,
): Promise<MadeSnapshot | null> {
  const { client } = fleet;
  await settle(fleet, engineName(name));
  if (await isAway(fleet, name)) return null;
  const known = await find(client, name, key);
  if (known !== null) return madeOf(known);
  if (!(await isLatest(fleet, name, requestedAt))) return { sizeBytes: null };
  try {
    await client.change('POST', snapshotPath(name), { name: key, stateful: false });
  } catch (error) {
    if ((await find(client, name, key)) === null) throw refusalOf(fleet, name, error);
  }
  return madeOf((await find(client, name, key)) ?? {});
}

export async function deleteSnapshot(fleet: LxdFleet, name: string, key: string, requestedAt: Date): Promise<boolean> {
  await settle(fleet, engineName(name));
  if (await isAway(fleet, name)) return false;
  if (!(await isLatest(fleet, name, requestedAt))) return true;
  try {
    await dropSnapshot(fleet, name, key);
  } catch (error) {
    throw refusalOf(fleet, name, error);
  }
  return true;
}

/** What a restore must not change. An engine puts the settings of a machine back with its disk. */
interface Settings {
  readonly config: Readonly<Record<string, string>>;
  readonly devices: Devices;
}

/** Where the settings stand while the machine has those of the snapshot. */
const profileOf = (name: string): string => `${engineName(name)}-restore`;
const profilePath = (name: string): string => `/profiles/${profileOf(name)}`;

async function readSettings(client: EngineClient, name: string): Promise<Settings | null> {
  const profile = await orNull(client.get<{ config: Record<string, string | undefined> }>(profilePath(name)));
  const text = profile?.config[keys.settings];
  return text === undefined ? null : (JSON.parse(text) as Settings);
}

/** Puts the settings aside. `config` names what is changed in them from now on. */
async function saveSettings(client: EngineClient, machine: MachineRecord, name: string): Promise<Settings> {
  const config = Object.fromEntries(
    Object.entries(machine.config).flatMap(([key, value = '']) =>
      /^(?:limits|security|user)\./.test(key) ? [[key, value] as const] : [],
    ),
  );
  const settings: Settings = { config, devices: machine.devices };
  await client.change('POST', '/profiles', {
    name: profileOf(name),
    description: '',
    config: { [keys.mark]: name, [keys.settings]: JSON.stringify(settings) },
    devices: {},
  });
  return settings;
}

/** Gives a machine that was being put back its own settings again, if there are any aside. */
export async function returnSettings({ client }: LxdFleet, name: string): Promise<void> {
  const settings = await readSettings(client, name);
  if (settings === null) return;
  await amend(client, engineName(name), () => settings);
  await orNull(client.change('DELETE', profilePath(name)));
}

/** Puts the disk of a stopped machine back. The settings of the snapshot, which come last, show that it was. */
async function putDiskBack(fleet: LxdFleet, name: string, key: string): Promise<string> {
  const { client } = fleet;
  const machine = await readMachine(client, name);
  if (machine === null) return '';
  const settings = (await readSettings(client, name)) ?? (await saveSettings(client, machine, name));
  let refusal = '';
  if (taskOf(machine).moment === taskOf(settings).moment)
    try {
      await client.change('PUT', `/instances/${engineName(name)}`, { restore: key, stateful: false });
    } catch (error) {
      const translated = refusalOf(fleet, name, error);
      if (!(translated instanceof MachineRefusal)) throw error;
      refusal = translated.message;
    }
  await returnSettings(fleet, name);
  return refusal;
}

export async function restoreSnapshot(
  fleet: LxdFleet,
  name: string,
  key: string,
  login: LoginOrder,
  requestedAt: Date,
): Promise<void> {
  const { client } = fleet;
  await settle(fleet, engineName(name));
  const moment = requestedAt.getTime();
  const aside = await readSettings(client, name);
  const asideAt = aside === null ? null : taskOf(aside).moment;
  const isHalfway = asideAt === moment;
  // An earlier restore that nobody asks for any more left them.
  if (asideAt !== null && asideAt < moment) await returnSettings(fleet, name);
  if (isHalfway || (await begin(fleet, name, 'restore', requestedAt)))
    await carryOut(fleet, name, async () => {
      const machine = await readMachine(client, name);
      const isBack = machine !== null && taskOf(machine).moment === moment && taskOf(machine).step === 'down';
      if (!isBack) {
        const isThere = (await find(client, name, key)) !== null;
        if (isThere) await bringDown(fleet, engineName(name));
        const refusal = isThere ? await putDiskBack(fleet, name, key) : SNAPSHOT_MISSING;
        await amend(client, engineName(name), () => ({ config: { [keys.refusal]: refusal } }));
        await mark(fleet, name, { verb: 'restore', moment, step: 'down' });
      }
      if (((await readMachine(client, name))?.config[keys.refusal] ?? '') === '') return firstStart(fleet, name, login);
      await bringUp(fleet, engineName(name));
      return 'done';
    });
  const machine = await readMachine(client, name);
  if (machine === null || taskOf(machine).moment !== moment) return;
  const refusal = machine.config[keys.refusal] ?? '';
  if (refusal !== '') throw new MachineRefusal(refusal);
}
