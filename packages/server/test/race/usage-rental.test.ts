import { releaseEarly } from '@compute-market/contract/calls/early-release';
import { BILLING, INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { minuteMs } from '@compute-market/contract/rules/time-units';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobKinds } from '../../src/domain/instance';
import { seedCatalogue } from '../../src/domain/market/catalogue/seed-catalogue';
import { runDueJobs } from '../../src/jobs/runner';
import { audit } from '../../src/ledger/audit';
import { customer } from '../calls/instance-customers';
import { rentalsOn } from '../calls/instance-world';
import { onPostgres, startTestServer, type TestServer } from '../setup';

const rounds = 8;
const byUsage = { gpu_type: 'RTX 4090', unit: 'hour', pack_time: 1, billing: BILLING.usage } as const;
let server: TestServer;

describe.skipIf(!onPostgres)('a rental by usage whose next hour is due', () => {
  beforeAll(async () => {
    server = await startTestServer();
    await server.database.transaction(seedCatalogue);
  });
  afterAll(() => server.close());

  it('is stopped once and costs its minutes, whether its renewal comes before or after', async () => {
    const rentals = rentalsOn(server);
    for (let round = 0; round < rounds; round += 1) {
      const buyer = await customer(server, { balance: 50 });
      const before = await rentals.cash(buyer);
      const name = await rentals.rentRunning(buyer, byUsage);
      const hourFen = before - (await rentals.cash(buyer));
      const { dueAt } = await rentals.rowOf(name);
      server.clock.advance(dueAt.getTime() - 10 * minuteMs - server.clock.now().getTime());
      const stop = (keep_disk: boolean) =>
        server.call(releaseEarly, { instance_name: name, keep_disk }, { token: buyer.token });
      const [, ...stops] = await Promise.all([runDueJobs(server.services, jobKinds), stop(true), stop(false)]);
      expect(stops.filter(({ number }) => number === 0)).toHaveLength(1);
      await rentals.pass(minuteMs, 3);
      const { status } = await rentals.rowOf(name);
      expect([INSTANCE_STATUS.ended, INSTANCE_STATUS.diskKept]).toContain(status);
      expect(before - (await rentals.cash(buyer))).toBe((hourFen * 50n) / 60n);
    }
    expect(await server.database.transaction((tx) => audit(tx))).toEqual([]);
  });
});
