import { execFile } from 'node:child_process';
import { request } from 'node:http';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { engineName, portDeviceName } from '../../src/fleet/lxd/machine-body';
import { readMachine } from '../../src/fleet/lxd/record';
import { machineOrder, untilSettled } from '../setup/fleet-contract';
import { engine, openFleet } from './open-fleet';

const run = promisify(execFile);
const engineFolder = path.dirname((engine?.url ?? '').replace('unix:', ''));
const env = { ...process.env, LXD_DIR: engineFolder, HOME: engineFolder };

/** What a service answers over a connection; '' when it breaks off. */
const askOver = (connection: Duplex): Promise<string> =>
  new Promise((resolve) => {
    const sent = request({ createConnection: () => connection, path: '/index.html', headers: { host: 'machine' } });
    sent.on('response', (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (piece: string) => (text += piece));
      answer.on('end', () => resolve(text));
    });
    sent.on('error', () => resolve(''));
    sent.end();
  });

describe.skipIf(engine === null)('a port that the server alone reaches', () => {
  it('leads to what listens inside on its own loopback, at no address of the host but its loopback, until it is closed', async () => {
    const under = await openFleet();
    const given = { port: 39_900 + (process.pid % 40), inner: 8888 };
    const order = machineOrder(under, { ports: [given] });
    expect(await untilSettled(under, order.name, () => under.fleet.create(order))).toEqual({ state: 'running' });
    const port = { port: given.port + 40, inner: 8000, isPrivate: true };
    expect(await under.fleet.dial(order.name, port)).toBeNull();
    while (!(await under.fleet.openPort(order.name, port, under.now()))) await under.pass();
    const machine = await readMachine(under.client, order.name);
    expect(machine?.devices[portDeviceName(port.port)]?.listen).toBe(`tcp:127.0.0.1:${port.port}`);

    const serve = (inner: number) =>
      `mkdir -p /srv/${inner}; echo from ${inner} > /srv/${inner}/index.html; busybox httpd -p 127.0.0.1:${inner} -h /srv/${inner}`;
    const script = `${serve(port.inner)}; ${serve(given.inner)}`;
    await run('lxc', ['exec', engineName(order.name), '--', 'sh', '-c', script], { env });
    const says = async (asked: typeof given) => {
      const connection = await under.fleet.dial(order.name, asked);
      return connection === null ? null : (await askOver(connection)).trim();
    };
    while ((await says(port)) === '') await under.pass();
    expect(await says(port)).toBe('from 8000');
    expect(await says(given)).toBe('from 8888');
    // A port that leads elsewhere than was thought is none.
    expect(await says({ ...given, inner: 8000 })).toBeNull();

    while (!(await under.fleet.closePort(order.name, port.port, under.now()))) await under.pass();
    expect(await says(port)).toBeNull();
    const stopAt = under.now();
    await untilSettled(under, order.name, () => under.fleet.stop(order.name, stopAt));
    expect(await says(given)).toBeNull();
    await under.fleet.destroy(order.name);
    expect(await says(given)).toBeNull();
  });
});
