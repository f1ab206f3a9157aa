import { MachineRefusal, type ProbedPort } from '../provider';
import { badRequest, EngineError } from './client';
import { privateAddress } from './host-address';
import { engineName, portDeviceName, portDevices, replacedName, type Devices } from './machine-body';
import { settle, without, type LxdFleet } from './parts';
import { noInside, reasonOf } from './reasons';
import { amend, keys, portAt, readFull, readMachine } from './record';

interface PortChange {
  readonly port: number;
  readonly requestedAt: Date;
  readonly devices: (now: Devices) => Devices;
}

/** The moment of the last change of each port stands on the machine, so that an older one that is asked again changes nothing. */
async function changePort(fleet: LxdFleet, name: string, { port, requestedAt, devices }: PortChange): Promise<boolean> {
  const { client } = fleet;
  await settle(fleet, engineName(name));
  if ((await readMachine(client, name)) === null) {
    // A machine that gets a new system is away for a moment; one that is over needs no ports.
    return (await readFull(client, replacedName(name))) === null;
  }
  const moment = requestedAt.getTime();
  try {
    await amend(client, engineName(name), ({ config, devices: now }) =>
      config[keys.kept] === 'true' || Number(config[portAt(port)] ?? '0') >= moment
        ? null
        : { config: { [portAt(port)]: String(moment) }, devices: devices(now) },
    );
  } catch (error) {
    if (!(error instanceof EngineError) || error.status !== badRequest) throw error;
    fleet.logger.warn({ err: error, machine: name, port }, 'the engine refused a port');
    throw new MachineRefusal(reasonOf(error.message), { cause: error });
  }
  return true;
}

/** Where a port listens; refuses one for the server alone on a host that has no address for it. */
async function listeningAt(fleet: LxdFleet, name: string, { isPrivate = false }: ProbedPort): Promise<string> {
  if (!isPrivate) return '';
  const machine = await readMachine(fleet.client, name);
  const address = await privateAddress(fleet, machine?.location);
  if (address === null) throw new MachineRefusal(noInside);
  return address;
}

export async function openPort(fleet: LxdFleet, name: string, port: ProbedPort, requestedAt: Date): Promise<boolean> {
  const address = await listeningAt(fleet, name, port);
  return changePort(fleet, name, {
    port: port.port,
    requestedAt,
    devices: (now) => ({ ...now, ...portDevices([port], address) }),
  });
}

export const closePort = (fleet: LxdFleet, name: string, port: number, requestedAt: Date): Promise<boolean> =>
  changePort(fleet, name, {
    port,
    requestedAt,
    devices: (now) => without(now, (device) => device === portDeviceName(port)),
  });
