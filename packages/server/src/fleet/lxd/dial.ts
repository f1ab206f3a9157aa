import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ProbedPort } from '../provider';
import { hostAddress } from './host-address';
import { innerAddress, portDeviceName } from './machine-body';
import { runs, type LxdFleet } from './parts';
import { readMachine } from './record';

const connectLimitMs = 5000;
const everywhere = '0.0.0.0';

function reach(host: string, port: number): Promise<Duplex | null> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, noDelay: true });
    const fail = () => {
      socket.destroy();
      resolve(null);
    };
    const late = setTimeout(fail, connectLimitMs);
    socket.once('error', fail);
    socket.once('connect', () => {
      clearTimeout(late);
      socket.off('error', fail);
      resolve(socket);
    });
  });
}

/** A connection to a port inside a machine by the device that leads there; where the device says otherwise there is none. */
export async function dial(fleet: LxdFleet, name: string, { port, inner }: ProbedPort): Promise<Duplex | null> {
  const machine = await readMachine(fleet.client, name);
  const device = machine?.devices[portDeviceName(port)];
  if (machine === null || !runs(machine) || device?.connect !== innerAddress(inner)) return null;
  const listens = /^tcp:(.+):(\d+)$/.exec(device.listen ?? '');
  if (listens === null || Number(listens[2]) !== port) return null;
  const [, address = ''] = listens;
  return reach(address === everywhere ? await hostAddress(fleet, machine.location) : address, port);
}
