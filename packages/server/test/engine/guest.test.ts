import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import type { EngineClient } from '../../src/fleet/lxd/client';
import { engineName } from '../../src/fleet/lxd/machine-body';
import { machineOrder, untilSettled } from '../setup/fleet-contract';
import { engine, openFleet } from './open-fleet';

const run = promisify(execFile);
const folder = mkdtempSync(path.join(os.tmpdir(), 'compute-market-keys-'));
/** The engine of this run, for its own command line. */
const engineFolder = path.dirname((engine?.url ?? '').replace('unix:', ''));
const engineEnvironment = { ...process.env, LXD_DIR: engineFolder, HOME: engineFolder };
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A pair of keys of its own: the file of the private one, the line of the public one. */
async function newKey(name: string): Promise<{ readonly file: string; readonly line: string }> {
  const file = path.join(folder, name);
  await run('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', name, '-f', file]);
  return { file, line: readFileSync(`${file}.pub`, 'utf8').trim() };
}

interface Address {
  readonly family: string;
  readonly address: string;
}

/** Where a machine answers on its bridge, once its system has taken an address. */
async function addressOf(client: EngineClient, name: string, pass: () => Promise<void>): Promise<string> {
  for (;;) {
    const { network } = await client.get<{ network: Record<string, { addresses: Address[] }> | null }>(
      `/instances/${engineName(name)}/state`,
    );
    const found = network?.eth0?.addresses.find(({ family }) => family === 'inet');
    if (found !== undefined) return found.address;
    await pass();
  }
}

/** What SSH with this key alone comes to: the answer of `whoami`, or the words of the refusal. */
async function login(address: string, file: string): Promise<string> {
  const options = ['BatchMode=yes', 'IdentitiesOnly=yes', 'StrictHostKeyChecking=no', 'UserKnownHostsFile=/dev/null'];
  const words = [...options.flatMap((option) => ['-o', option]), '-F', 'none', '-i', file, `root@${address}`, 'whoami'];
  return run('ssh', words).then(
    ({ stdout }) => stdout.trim(),
    (error: unknown) => String(error),
  );
}

/** The first words that are heard at a port of this host; empty where nobody says any. */
function greetingOf(port: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = net.connect({ host: '127.0.0.1', port, timeout: 5000 });
    const end = (words: string) => {
      socket.destroy();
      resolve(words);
    };
    socket.once('data', (bytes) => end(bytes.toString('utf8')));
    for (const event of ['error', 'timeout', 'close'] as const) socket.once(event, () => end(''));
  });
}

const refused = /Permission denied/;

/** Asks again while the SSH server inside does not listen yet. */
async function loginOnceUp(address: string, file: string, pass: () => Promise<void>): Promise<string> {
  for (;;) {
    const answer = await login(address, file);
    if (!/Connection refused|No route/.test(answer)) return answer;
    await pass();
  }
}

describe.skipIf(engine === null)('inside a machine of a real engine', () => {
  it('keys let their owner in by SSH, and keys that were taken away do not', async () => {
    const under = await openFleet();
    const [first, second] = [await newKey('first'), await newKey('second')];
    const order = machineOrder(under, { sshKeys: [first.line] });
    expect(await untilSettled(under, order.name, () => under.fleet.create(order))).toEqual({ state: 'running' });
    const address = await addressOf(under.client, order.name, () => under.pass());
    expect(await loginOnceUp(address, first.file, () => under.pass())).toBe('root');
    expect(await login(address, second.file)).toMatch(refused);

    const older = under.now();
    expect(await under.fleet.setKeys(order.name, [second.line], under.now())).toBe(true);
    expect(await login(address, second.file)).toBe('root');
    expect(await login(address, first.file)).toMatch(refused);

    // An order that comes late changes nothing.
    expect(await under.fleet.setKeys(order.name, [first.line], older)).toBe(true);
    expect(await login(address, first.file)).toMatch(refused);
    await under.fleet.destroy(order.name);
  });

  it('an opened port carries what is said to it into the machine and back, until it is closed', async () => {
    const under = await openFleet();
    const order = machineOrder(under);
    expect(await untilSettled(under, order.name, () => under.fleet.create(order))).toEqual({ state: 'running' });
    // Its SSH server is what listens in every machine of the image.
    const port = { port: 39_600 + (process.pid % 300), inner: 22 };
    expect(await under.fleet.openPort(order.name, port, under.now())).toBe(true);
    const hears = async () => (await greetingOf(port.port)).startsWith('SSH-');
    while (!(await hears())) await under.pass();

    const closedAt = under.now();
    expect(await under.fleet.closePort(order.name, port.port, closedAt)).toBe(true);
    expect(await greetingOf(port.port)).toBe('');
    expect(await under.fleet.openPort(order.name, port, new Date(closedAt.getTime() - 1))).toBe(true);
    expect(await greetingOf(port.port)).toBe('');

    // A machine that is off keeps what was opened for when it runs.
    const stopAt = under.now();
    await untilSettled(under, order.name, () => under.fleet.stop(order.name, stopAt));
    expect(await under.fleet.openPort(order.name, port, under.now())).toBe(true);
    const startAt = under.now();
    await untilSettled(under, order.name, () => under.fleet.start(order.name, startAt));
    while (!(await hears())) await under.pass();
    await under.fleet.destroy(order.name);
    expect(await greetingOf(port.port)).toBe('');
  });

  it('a snapshot brings back what was on the system disk, and nothing that was written since', async () => {
    const under = await openFleet();
    const order = machineOrder(under);
    expect(await untilSettled(under, order.name, () => under.fleet.create(order))).toEqual({ state: 'running' });
    const write = (text: string) =>
      under.client.upload(`/instances/${engineName(order.name)}/files?path=/root/work`, text, {
        'X-LXD-type': 'file',
        'X-LXD-write': 'overwrite',
      });
    await write('before');
    expect((await under.fleet.createSnapshot(order.name, 'one', under.now()))?.sizeBytes).toSatisfy(
      (size: number | null) => size === null || size > 0,
    );
    await write('after');
    await under.fleet.resize(order.name, { ...order, cpuNum: 2 }, under.now());
    const at = under.now();
    const restore = () => under.fleet.restoreSnapshot(order.name, 'one', order, at);
    expect(await untilSettled(under, order.name, restore)).toEqual({ state: 'running' });
    const read = await run('lxc', ['file', 'pull', `${engineName(order.name)}/root/work`, '-'], {
      env: engineEnvironment,
    });
    expect(read.stdout).toBe('before');
    const { config } = await under.client.get<{ config: Record<string, string> }>(
      `/instances/${engineName(order.name)}`,
    );
    expect(config['limits.cpu']).toBe('2');
    await under.fleet.destroy(order.name);
  });

  it('a machine made from an image of another brings its files, and a password, keys of its own', async () => {
    const under = await openFleet();
    const [first, second] = [await newKey('image-first'), await newKey('image-second')];
    const order = machineOrder(under, { sshKeys: [first.line] });
    expect(await untilSettled(under, order.name, () => under.fleet.create(order))).toEqual({ state: 'running' });
    const pull = async (machine: string, file: string) =>
      (await run('lxc', ['file', 'pull', `${engineName(machine)}${file}`, '-'], { env: engineEnvironment })).stdout;
    await under.client.upload(`/instances/${engineName(order.name)}/files?path=/root/work`, 'mine', {
      'X-LXD-type': 'file',
      'X-LXD-write': 'overwrite',
    });
    const key = `own-${order.name}`;
    while ((await under.fleet.createImage(order.name, key)) === null) await under.pass();
    expect(await under.hasSnapshot(order.name, `image-${key}`)).toBe(false);

    const next = machineOrder(under, { ownImage: key, sshKeys: [second.line], loginPassword: 'Another-2026' });
    expect(await untilSettled(under, next.name, () => under.fleet.create(next))).toEqual({ state: 'running' });
    expect(await pull(next.name, '/root/work')).toBe('mine');
    for (const file of ['/etc/ssh/ssh_host_ed25519_key.pub', '/root/.ssh/authorized_keys'])
      expect(await pull(next.name, file)).not.toBe(await pull(order.name, file));
    const passwordOf = async (machine: string) => /^root:([^:]*)/m.exec(await pull(machine, '/etc/shadow'))?.[1];
    expect(await passwordOf(next.name)).not.toBe(await passwordOf(order.name));
    const address = await addressOf(under.client, next.name, () => under.pass());
    expect(await loginOnceUp(address, second.file, () => under.pass())).toBe('root');
    expect(await login(address, first.file)).toMatch(refused);

    // Without keys of its own it does not let in those of the machine before it.
    const keyless = machineOrder(under, { ownImage: key });
    expect(await untilSettled(under, keyless.name, () => under.fleet.create(keyless))).toEqual({ state: 'running' });
    expect(await pull(keyless.name, '/root/.ssh/authorized_keys')).not.toContain(first.line);

    // One that had another system has the image, and nobody's keys of before.
    const renewed = machineOrder(under, { sshKeys: [second.line] });
    expect(await untilSettled(under, renewed.name, () => under.fleet.create(renewed))).toEqual({ state: 'running' });
    const at = under.now();
    const reinstall = () => under.fleet.reinstall(renewed.name, { ...renewed, ownImage: key }, at);
    expect(await untilSettled(under, renewed.name, reinstall)).toEqual({ state: 'running' });
    expect(await pull(renewed.name, '/root/work')).toBe('mine');
    expect(await pull(renewed.name, '/root/.ssh/authorized_keys')).toContain(second.line);
    expect(await pull(renewed.name, '/root/.ssh/authorized_keys')).not.toContain(first.line);

    await under.fleet.deleteImage(key);
    const late = machineOrder(under, { ownImage: key });
    await expect(under.fleet.create(late)).rejects.toThrow('宿主机上没有该镜像');
    for (const { name } of [order, next, keyless, renewed]) await under.fleet.destroy(name);
  });

  it('the second reading of what a machine uses knows its rates, and never its cards', async () => {
    const under = await openFleet();
    const order = machineOrder(under);
    expect(await untilSettled(under, order.name, () => under.fleet.create(order))).toEqual({ state: 'running' });
    const first = (await under.fleet.usage([order])).get(order.name);
    expect(first).toMatchObject({ gpuUse: null, gpuMemoryGb: null, gpuTemperature: null, cpuUse: null });
    expect(first?.netInMbps).toBeNull();
    await under.client.change('POST', `/instances/${engineName(order.name)}/exec`, {
      command: ['/bin/sh', '-c', 'i=0; while [ $i -lt 300000 ]; do i=$((i+1)); done'],
      'wait-for-websocket': false,
      interactive: false,
    });
    const second = (await under.fleet.usage([order])).get(order.name);
    expect(second).toMatchObject({ gpuUse: null, gpuMemoryGb: null, gpuTemperature: null });
    expect(second?.cpuUse).toBeGreaterThan(0);
    expect(second?.memoryGb).toBeGreaterThan(0);
    expect(second?.memoryGb).toBeLessThan(order.memoryGb);
    expect(second?.netInMbps).toBeGreaterThanOrEqual(0);
    expect(second?.netOutMbps).toBeGreaterThanOrEqual(0);
    await under.fleet.destroy(order.name);
  });
});
