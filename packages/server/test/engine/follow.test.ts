import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { secondMs } from '@compute-market/contract/rules/time-units';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followMachines } from '../../src/domain/instance/follow-machines';
import { engineName } from '../../src/fleet/lxd/machine-body';
import { customer, type Customer } from '../calls/instance-customers';
import { listenOnHttps, makeCertificate, trustWithin, type HttpsEngine } from './https-engine';
import { engine } from './open-fleet';
import { startRealMarket, type RealMarket } from './real-market';

/** Nobody waits longer to see what happened to his machine. */
const soonMs = 5 * secondMs;

describe.skipIf(engine === null)('a market that listens to its engine', () => {
  let https: HttpsEngine;
  let market: RealMarket;
  let follower: ReturnType<typeof followMachines>;
  let buyer: Customer;
  let name: string;

  beforeAll(async () => {
    if (engine === null) return;
    https = await listenOnHttps(engine);
    const ours = await makeCertificate(https.folder, 'market');
    await trustWithin(https.client, ours.certificate, https.project);
    const { environment } = await https.client.get<{ environment: { server_name: string } }>('');
    const address = {
      url: https.url,
      project: https.project,
      certificate: readFileSync(ours.certificate, 'utf8'),
      key: readFileSync(ours.key, 'utf8'),
      serverCertificate: readFileSync(https.serverCertificate, 'utf8'),
    };
    const { pool, network } = engine;
    const placing = { pool, network, trial: true, containersOnly: true };
    market = await startRealMarket({ address, placing }, [environment.server_name]);
    follower = followMachines(market.server.services);
    buyer = await customer(market.server, { balance: 100 });
    name = await market.rent(buyer, {});
  });
  afterAll(async () => {
    await follower.stop();
    await market.server.services.compute.destroy(name);
    await market.server.close();
    await https.close();
  });

  const status = async () => (await market.rentals.read(buyer, name)).Status;
  /** How long the product takes to say this without a job or a customer who does anything, ms. */
  async function said(wanted: number): Promise<number> {
    const began = performance.now();
    while ((await status()) !== wanted);
    return performance.now() - began;
  }
  const lxc = (action: 'start' | 'stop', force = false) =>
    https.client.change('PUT', `/instances/${engineName(name)}/state?project=${https.project}`, { action, force });
  const inside = (...command: string[]) =>
    https.client.change('POST', `/instances/${engineName(name)}/exec?project=${https.project}`, {
      command,
      'wait-for-websocket': false,
      interactive: false,
    });

  it('says within seconds that a machine was stopped on its host, and that it was started there', async () => {
    await lxc('stop', true);
    expect(await said(INSTANCE_STATUS.shutDown)).toBeLessThan(soonMs);
    await lxc('start');
    expect(await said(INSTANCE_STATUS.running)).toBeLessThan(soonMs);
  });

  it('says that a machine was shut down from within, and nothing of one that restarts from within', async () => {
    const listed = async () => (await market.rentals.events(buyer, name)).map(({ Kind }) => Kind);
    const before = await listed();
    const startedAt = async () => {
      const { pid } = await https.client.get<{ pid: number }>(
        `/instances/${engineName(name)}/state?project=${https.project}`,
      );
      return pid;
    };
    const first = await startedAt();
    await inside('busybox', 'reboot');
    // Between the two it has none.
    for (let now = first; now === first || now <= 0; now = await startedAt());
    expect([await status(), await listed()]).toEqual([INSTANCE_STATUS.running, before]);
    await inside('busybox', 'poweroff');
    await said(INSTANCE_STATUS.shutDown);
    expect((await listed())[0]).toBe('shut_down');
  });
});
