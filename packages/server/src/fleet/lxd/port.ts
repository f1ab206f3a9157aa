import { MachineRefusal, type ProbedPort } from '../provider';
import { EngineError } from './client';
import { hostAddress } from './host-address';
import { engineName, portDeviceName, portDevices, replacedName, type Devices } from './machine-body';
import { settle, without, type LxdFleet } from './parts';
import { reasonOf } from './reasons';
import { amend, keys, portAt, readFull, readMachine } from './record';

/** What an engine says of a port that it cannot give. */
const badRequest = 400;

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

export async function openPort(fleet: LxdFleet, name: string, port: ProbedPort, requestedAt: Date): Promise<boolean> {
  const machine = port.isPrivate === true ? await readMachine(fleet.client, name) : null;
  const privateAddress = machine === null ? '' : await hostAddress(fleet, machine.location);
  return changePort(fleet, name, {
    port: port.port,
    requestedAt,
    devices: (now) => ({ ...now, ...portDevices([port], privateAddress) }),
  });
}

export const closePort = (fleet: LxdFleet, name: string, port: number, requestedAt: Date): Promise<boolean> =>
  changePort(fleet, name, {
    port,
    requestedAt,
    devices: (now) => without(now, (device) => device === portDeviceName(port)),
  });
