import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ImagePulls } from '../../src/fleet/lxd/pulls';
import { readMachine } from '../../src/fleet/lxd/record';
import type { ContainerOrder, MachineOrder } from '../../src/fleet/provider';
import { machineOrder, untilSettled } from '../setup/fleet-contract';
import { typeInto } from '../setup/typed-terminal';
import { pullObstacle, startRegistry, type TestRegistry } from './image-registry';
import { engine, openFleet, type OpenedFleet } from './open-fleet';

const obstacle = pullObstacle();
if (obstacle !== null) process.stderr.write(`tests of pulled images skipped: ${obstacle}\n`);

describe.skipIf(engine === null || obstacle !== null)('a container of an image of a registry', () => {
  let registry: TestRegistry;
  let under: OpenedFleet;
  const started: string[] = [];
  beforeAll(async () => {
    registry = await startRegistry();
    under = await openFleet();
  });
  afterAll(async () => {
    for (const name of started) await under.fleet.destroy(name);
    await registry.close();
  });

  const ordered = (tag: string, container: Partial<ContainerOrder> = {}, change: Partial<MachineOrder> = {}) =>
    machineOrder(under, {
      container: { reference: `${registry.host}/lab/small:${tag}`, command: '', environment: {}, ...container },
      ...change,
    });
  const start = (order: MachineOrder) => {
    started.push(order.name);
    return untilSettled(under, order.name, () => under.fleet.create(order));
  };
  /** What a terminal of the machine prints for a line, from the mark on. */
  const printed = async (name: string, line: string): Promise<string> => {
    const one = await typeInto(under.fleet, name);
    one.type(`echo "MA""RK:$(${line}):END"\n`);
    const text = await one.until(/MARK:[^]*:END/);
    one.terminal.close();
    return /MARK:([^]*):END/.exec(text)?.[1]?.replaceAll('\r', '') ?? '';
  };
  const onceThere = (file: string) => `until [ -s ${file} ]; do sleep 0.05; done; cat ${file}`;

  it('is pulled, boots, and runs what the image starts: as its user, in its folder, with its environment', async () => {
    const order = ordered('v1');
    expect(await start(order)).toEqual({ state: 'running' });
    expect(await printed(order.name, onceThere('/srv/said'))).toBe('from the image');
    expect(await printed(order.name, 'cat /srv/who /srv/where')).toBe('1000\n/srv');
  });

  it('comes from the engine the second time, and not again from the registry', async () => {
    const blobs = () => registry.asked.filter((one) => one.startsWith('blobs/')).length;
    const before = blobs();
    const manifests = registry.asked.length;
    expect(await start(ordered('v1'))).toEqual({ state: 'running' });
    expect(registry.asked.length).toBeGreaterThan(manifests);
    // Its configuration is looked at; no layer is brought.
    expect(blobs() - before).toBeLessThan(2);
  });

  it('is found again where a crash left it without its name', async () => {
    const aliases = await under.client.get<readonly { readonly name: string }[]>('/images/aliases?recursion=1');
    const names = aliases.map(({ name }) => name).filter((name) => name.startsWith('oci'));
    expect(names).toHaveLength(1);
    for (const name of names) await under.client.change('DELETE', `/images/aliases/${name}`);
    expect(await start(ordered('v1'))).toEqual({ state: 'running' });
  });

  it('runs the start command in its place, with the environment of the order, whatever their words hold', async () => {
    const environment = { TOKEN: `it's "$HOME" & more`, FROM_IMAGE: 'changed', EMPTY: '' };
    const order = ordered('v1', { command: `env > /srv/env && echo 'a "b"' > /srv/said`, environment });
    expect(await start(order)).toEqual({ state: 'running' });
    expect(await printed(order.name, onceThere('/srv/said'))).toBe('a "b"');
    const lines = (await printed(order.name, 'cat /srv/env')).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([`TOKEN=it's "$HOME" & more`, 'FROM_IMAGE=changed', 'EMPTY=', 'HOME=/srv']),
    );
    expect(lines.join('\n')).not.toContain('MARKET');
    expect(await printed(order.name, 'echo $TOKEN')).toBe(`it's "$HOME" & more`);
  });

  it('gives none of its variables to the engine, which would have programs on the host read them', async () => {
    const order = ordered('v1', {
      command: '/bin/echo "$PATH $BASH_ENV" > /srv/said',
      environment: { PATH: '/nowhere', BASH_ENV: '/x' },
    });
    expect(await start(order)).toEqual({ state: 'running' });
    expect(await printed(order.name, `until [ -s /srv/said ]; do /bin/sleep 0.05; done; /bin/cat /srv/said`)).toBe(
      '/nowhere /x',
    );
    const machine = await readMachine(under.client, order.name);
    expect(Object.keys(machine?.config ?? {}).filter((key) => key.startsWith('environment.'))).toEqual([]);
    expect(JSON.stringify(machine)).not.toContain('/nowhere');
  });

  it('keeps its variables and its command for its own root', async () => {
    const order = ordered('v1', {
      command: 'cat /.market/variables /.market/start > /srv/said 2>&1; true',
      environment: { TOKEN: 'secret' },
    });
    expect(await start(order)).toEqual({ state: 'running' });
    const said = await printed(order.name, onceThere('/srv/said'));
    expect(said).toContain('Permission denied');
    expect(said).not.toContain('secret');
  });

  it('has an address, and runs its command again after a restart', async () => {
    const order = ordered('v1', { command: 'echo one >> /srv/starts; exec sleep 1000' });
    expect(await start(order)).toEqual({ state: 'running' });
    expect(await printed(order.name, onceThere('/etc/resolv.conf'))).toMatch(/^nameserver 10\./);
    const at = under.now();
    const again = await untilSettled(under, order.name, () => under.fleet.restart(order.name, at));
    expect(again).toEqual({ state: 'running' });
    const twice = 'until [ "$(wc -l < /srv/starts)" = 2 ]; do sleep 0.05; done; cat /srv/starts';
    expect(await printed(order.name, twice)).toBe('one\none');
  });

  it('of nothing but a file has a terminal too, and refuses a start command in words', async () => {
    const order = ordered('bare');
    expect(await start(order)).toEqual({ state: 'running' });
    expect(await printed(order.name, 'cat /bare')).toBe('hello');
    await expect(start(ordered('bare', { command: 'ls' }))).rejects.toThrow('镜像内没有 /bin/sh');
  });

  it('that the registry does not have is refused with what to look at', async () => {
    await expect(start(ordered('none'))).rejects.toThrow(/镜像仓库中没有公开的镜像 .*:none/);
  });

  it('from a registry that does not answer is refused', async () => {
    const order = ordered('v1', { reference: '127.0.0.1:1/lab/small:v1' });
    await expect(start(order)).rejects.toThrow('镜像仓库暂时无法访问');
  });

  it('that no machine waits for any more is not brought, and its turn is free', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const pulls = new ImagePulls(under.settings);
    for (const name of ['one', 'two']) {
      expect(await pulls.ready({ name, systemDiskGb: 1 }, `127.0.0.1:${port}/lab/${name}:v1`)).toBeNull();
      pulls.forget(name);
    }
    const pull = async (): Promise<unknown> =>
      (await pulls.ready({ name: 'three', systemDiskGb: 1 }, `${registry.host}/lab/small:v1`)) ?? pull();
    expect(await pull()).toMatchObject({ process: { cwd: '/srv' } });
    silent.closeAllConnections();
    await new Promise((resolve) => silent.close(resolve));
  });

  it('that does not fit on the system disk is refused before it is taken in', async () => {
    const pulls = new ImagePulls(under.settings);
    const order = { name: 'none', systemDiskGb: 0 };
    const pull = async (): Promise<unknown> => (await pulls.ready(order, `${registry.host}/lab/small:big`)) ?? pull();
    await expect(pull()).rejects.toThrow(/镜像大于系统盘/);
  });
});
