import { createTerminalTicket } from '@compute-market/contract/calls/instance';
import { createSnapshot, getSnapshots } from '@compute-market/contract/calls/snapshot';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { hourMs } from '@compute-market/contract/rules/time-units';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig, type Engine } from '../../src/config';
import { EngineForbidden, EngineUnreachable } from '../../src/fleet/lxd/client';
import { openFleet as openNamed } from '../../src/fleet/open-fleet';
import { customer } from '../calls/instance-customers';
import { holdsContract, machineOrder } from '../setup/fleet-contract';
import { listen, openInBrowser } from '../setup/browser-terminal';
import { listenOnHttps, makeCertificate, trustWithin, type CertificateFiles, type HttpsEngine } from './https-engine';
import { engine, openFleet } from './open-fleet';
import { startRealMarket, type RealMarket } from './real-market';

const silent = { warn: () => undefined };

describe.skipIf(engine === null)('an engine that is reached over https', () => {
  let https: HttpsEngine;
  let ours: CertificateFiles;
  let hostName: string;
  beforeAll(async () => {
    if (engine === null) return;
    https = await listenOnHttps(engine);
    ours = await makeCertificate(https.folder, 'market');
    await trustWithin(https.client, ours.certificate, https.project);
    const { environment } = await https.client.get<{ environment: { server_name: string } }>('');
    hostName = environment.server_name;
  });
  afterAll(() => https.close());

  /** The engine as the environment of a server names it. */
  function configured(change: Readonly<Record<string, string>> = {}): Engine {
    const { engine: read } = readConfig({
      DEMO: '0',
      COMPUTE: 'lxd',
      LXD_URL: https.url,
      LXD_CERT_FILE: ours.certificate,
      LXD_KEY_FILE: ours.key,
      LXD_SERVER_CERT_FILE: https.serverCertificate,
      LXD_PROJECT: https.project,
      LXD_POOL: engine?.pool,
      LXD_NETWORK: engine?.network,
      LXD_KVM: 'container',
      LXD_TRIAL: '1',
      ...change,
    });
    if (read === null) throw new Error('no engine is configured');
    return read;
  }
  const fleetOf = (named: Engine) => {
    const fleet = openNamed({ engine: named }, silent);
    if (fleet === null) throw new Error('no fleet');
    return fleet;
  };

  describe('by a certificate that may use one project', () => {
    let market: RealMarket;
    beforeAll(async () => {
      market = await startRealMarket(configured(), [hostName]);
    });
    afterAll(() => market.server.close());

    holdsContract('does all that a provider does', () => {
      const { address, placing } = configured();
      return openFleet({ address, imageKey: https.imageKey, ...placing });
    });

    it('rents a machine, opens its terminal, makes a snapshot of it and ends it', async () => {
      const { server, rentals } = market;
      const buyer = await customer(server, { balance: 200 });
      const name = await market.rent(buyer, { host_name: hostName, due_mode: -1 });

      const { data: ticket } = await server.call(createTerminalTicket, { instance_name: name }, buyer);
      const terminal = await openInBrowser(await listen(server), ticket.Ticket);
      await terminal.opened;
      terminal.type('echo "I am $(who""ami)"\r');
      await terminal.until('I am root');
      terminal.socket.close();

      await server.call(createSnapshot, { instance_name: name, name: '训练前' }, buyer);
      const snapshots = async () => (await server.call(getSnapshots, { instance_name: name }, buyer)).data;
      await rentals.passSeconds(2);
      expect(JSON.stringify(await snapshots())).toContain('训练前');

      server.clock.advance(2 * hourMs);
      await market.until(buyer, name, INSTANCE_STATUS.ended);
      await rentals.passSeconds(2);
      expect(await server.services.compute.machines()).toEqual([]);
    });
  });

  it('that shows another certificate than was named is not told anything', async () => {
    const other = await makeCertificate(https.folder, 'other');
    const fleet = fleetOf(configured({ LXD_SERVER_CERT_FILE: other.certificate }));
    await expect(fleet.hosts()).rejects.toThrow(EngineUnreachable);
    await expect(fleet.hosts()).rejects.toThrow(/LXD_SERVER_CERT_FILE/);
  });

  it('that does not trust our certificate is not taken for one without machines, and refuses no order for good', async () => {
    const stranger = await makeCertificate(https.folder, 'stranger');
    const fleet = fleetOf(configured({ LXD_CERT_FILE: stranger.certificate, LXD_KEY_FILE: stranger.key }));
    await expect(fleet.hosts()).rejects.toThrow(EngineForbidden);
    await expect(fleet.machines()).rejects.toThrow(EngineForbidden);
    await expect(fleet.create(machineOrder({ imageKey: https.imageKey, hostName }))).rejects.toThrow(EngineForbidden);
  });

  it('lets our certificate into no project but its own', async () => {
    const fleet = fleetOf(configured({ LXD_PROJECT: 'default' }));
    await expect(fleet.machines()).rejects.toThrow(EngineForbidden);
  });
});
