import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { hourMs, minuteMs } from '@compute-market/contract/rules/time-units';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../src/config';
import { jobKinds as hostJobKinds } from '../../src/domain/host';
import { findOrphans } from '../../src/domain/host/orphans';
import { engineName } from '../../src/fleet/lxd/machine-body';
import { enqueueStandingJobs } from '../../src/jobs/runner';
import { customer, type Customer } from '../calls/instance-customers';
import { machineOrder, untilSettled } from '../setup/fleet-contract';
import { typeInto } from '../setup/typed-terminal';
import { startCluster, type TestCluster } from './cluster';
import { makeCertificate, trustWithin } from './https-engine';
import { engine, openFleet, type OpenedFleet } from './open-fleet';
import { startRealMarket, type RealMarket } from './real-market';

describe.skipIf(engine === null)('engines that are one cluster', { timeout: 5 * minuteMs }, () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'compute-market-cluster-keys-'));
  let cluster: TestCluster;
  let market: RealMarket;
  let under: OpenedFleet;
  let buyer: Customer;
  let first: string;
  let second: string;

  beforeAll(async () => {
    if (engine === null) return;
    cluster = await startCluster({ ...engine, imageKey: 'pytorch-2.5' });
    [first, second] = cluster.names;
    const ours = await makeCertificate(folder, 'market');
    await trustWithin(cluster.client, ours.certificate, 'default');
    const { url, pool, network, imageKey } = cluster;
    const address: Engine['address'] = {
      url,
      certificate: readFileSync(ours.certificate, 'utf8'),
      key: readFileSync(ours.key, 'utf8'),
      serverCertificate: readFileSync(cluster.certificate, 'utf8'),
    };
    market = await startRealMarket({ address, placing: { pool, network, trial: true, containersOnly: true } }, [
      first,
      second,
    ]);
    await enqueueStandingJobs(market.server.services, hostJobKinds);
    under = await openFleet({ address, pool, network, imageKey });
    buyer = await customer(market.server, { balance: 1000 });
  });
  afterAll(async () => {
    await market.server.close();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const rentOn = (hostName: string) => market.rent(buyer, { host_name: hostName, due_mode: -1 });
  const placeOf = async (name: string) =>
    (await under.fleet.machines()).find((machine) => machine.name === name)?.hostName;
  const isOnline = async (hostName: string) =>
    (await under.fleet.hosts()).find(({ name }) => name === hostName)?.online;
  const untilOnline = async (hostName: string, online: boolean) => {
    while ((await isOnline(hostName)) !== online) await under.pass();
  };
  /** Lets minutes go by with a look at the hosts in each. */
  const minutesPass = (minutes: number) => market.rentals.pass(minuteMs, minutes);

  it('are hosts, each with what it has', async () => {
    const hosts = await under.fleet.hosts();
    expect(hosts.map(({ name, online }) => [name, online])).toEqual([
      [first, true],
      [second, true],
    ]);
    for (const { version, cpuNum, memoryGb } of hosts)
      expect([version, (cpuNum ?? 0) > 0, (memoryGb ?? 0) > 0]).toEqual([expect.any(String), true, true]);
  });

  it('put a machine on the host that its order names, and reach its terminal and its ports there', async () => {
    for (const hostName of [first, second]) {
      const order = machineOrder(under, { hostName, dataDiskGb: 1 });
      expect(await untilSettled(under, order.name, () => under.fleet.create(order))).toEqual({ state: 'running' });
      expect(await placeOf(order.name)).toBe(hostName);
      const terminal = await typeInto(under.fleet, order.name);
      terminal.type('echo "I am $(who""ami)"\n');
      await terminal.until('I am root');
      terminal.terminal.close();
      const port = { port: 36_000 + (process.pid % 500), inner: 22, isPrivate: true };
      while (!(await under.fleet.openPort(order.name, port, under.now()))) await under.pass();
      const connection = await under.fleet.dial(order.name, port);
      expect(connection).not.toBeNull();
      connection?.on('error', () => undefined).destroy();
      const reinstallAt = under.now();
      await untilSettled(under, order.name, () => under.fleet.reinstall(order.name, order, reinstallAt));
      expect(await placeOf(order.name)).toBe(hostName);
      await under.fleet.destroy(order.name);
      expect(await placeOf(order.name)).toBeUndefined();
    }
  });

  it('lose a host that is cut off with its rentals, orphan none of them, and have it back with the time', async () => {
    const [here, there] = [await rentOn(first), await rentOn(second)];
    await minutesPass(1);
    await cluster.cut();
    await untilOnline(second, false);
    await minutesPass(4);
    expect(await market.rentals.read(buyer, there)).toMatchObject({
      Status: INSTANCE_STATUS.running,
      Message: '所在主机没有响应',
      HostSilentTime: expect.any(Number) as unknown,
    });
    expect((await market.rentals.read(buyer, here)).HostSilentTime).toBeNull();
    expect(await placeOf(there)).toBe(second);
    // Nobody knows how it stands: it is not taken for one that is gone.
    await expect(under.fleet.status(there)).rejects.toThrow();
    expect(await findOrphans(market.server.services.compute, market.server.services)).toEqual({
      machines: [],
      rentals: [],
    });

    await cluster.restart();
    await untilOnline(second, true);
    await minutesPass(1);
    const back = await market.rentals.read(buyer, there);
    expect(back).toMatchObject({ Status: INSTANCE_STATUS.running, Message: '', HostSilentTime: null });
    expect(back.ReturnMoney).toBeGreaterThan(0);
    expect(await under.fleet.status(there)).toEqual({ state: 'running' });
    market.server.clock.advance(2 * hourMs);
    for (const name of [here, there]) await market.until(buyer, name, INSTANCE_STATUS.ended);
    while ((await under.fleet.machines()).length > 0) await market.rentals.passSeconds(1);
  });

  it('tell machines that nobody rents and rentals without a machine', async () => {
    const rented = await rentOn(second);
    const strange = machineOrder(under, { hostName: first });
    await untilSettled(under, strange.name, () => under.fleet.create(strange));
    await cluster.client.change('PUT', `/instances/${engineName(rented)}/state`, { action: 'stop', force: true });
    await cluster.client.change('DELETE', `/instances/${engineName(rented)}`);
    expect(await findOrphans(market.server.services.compute, market.server.services)).toEqual({
      machines: [{ name: strange.name, hostName: first }],
      rentals: [{ name: rented, hostName: second }],
    });
    await under.fleet.destroy(strange.name);
  });
});
