import { INSTANCE_STATUS, INSTANCE_STATUS_MOVES, type InstanceStatus } from '@compute-market/contract/enumerations';
import { runKvm, runKvmFromKeptDisk } from '@compute-market/contract/calls/rental';
import { changeDueMode, refundFailedStart, reinstallKvm, removeKeptDisk, restartKvm, shutDownKvm, startFromShutdown } from '@compute-market/contract/calls/instance';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { instance } from '../../src/db/schema/instance';
import { host, hostGpu } from '../../src/db/schema/market';
import { jobKinds } from '../../src/domain/instance';
import { moveInstance } from '../../src/domain/instance/state';
import { seedCatalogue } from '../../src/domain/market/catalogue/seed-catalogue';
import { setSandboxFleet } from '../../src/fleet/simulation';
import { runDueJobs } from '../../src/jobs/runner';
import { rows } from '../../src/db/rows';
import { startTestServer, type TestServer } from '../setup';
import { customer, signInAgain } from './instance-customers';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await server.database.transaction(seedCatalogue);
});
afterAll(() => server.close());

const statuses = Object.values(INSTANCE_STATUS);

/** Whether one state leads to another by known moves, however many lie between two looks. */
function leadsTo(from: InstanceStatus, to: InstanceStatus, seen: readonly InstanceStatus[] = []): boolean {
  if (from === to) return true;
  return INSTANCE_STATUS_MOVES[from].some((next) => !seen.includes(next) && leadsTo(next, to, [...seen, from]));
}

/** Machines whose counts differ from their cards. */
const miscounted = () =>
  server.database.transaction((tx) =>
    rows(tx, sql`select h.id from ${host} h join ${hostGpu} g on g.host_id = h.id group by h.id having h.free_gpus <> count(*) filter (where g.holder is null)`),
  );

describe('the states of an instance', () => {
  it('never take a move that the product does not know', async () => {
    for (const from of statuses) {
      for (const to of statuses.filter((status) => !INSTANCE_STATUS_MOVES[from].includes(status))) {
        await expect(server.database.transaction((tx) => moveInstance(tx, 1, [from], to))).rejects.toThrow('an instance never goes');
      }
    }
  });

  it('follow known moves and leave every machine counted right, whatever is asked for and fails in whatever order', async () => {
    const step = fc.constantFrom('restart', 'keep', 'release', 'refund', 'remove', 'second', 'hour', 'fail boot', 'fail restart', 'shut down', 'start', 'reset', 'start kept');
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
        const buyer = await customer(server, { balance: 100 });
        await server.database.transaction((tx) => setSandboxFleet(tx, { failNextBoots: steps[0] === 'fail boot' ? 1 : 0, failNextRestarts: 0 }));
        const order = { gpu_type: 'RTX 4090', gpu_num: 2, image_name: 'pytorch-2.5', pack_time: 2, unit: 'hour' } as const;
        const { data } = await server.call(runKvm, order, { token: buyer.token });
        const instance_name = data.Container_name;
        const { token } = await signInAgain(server, buyer);
        let status: InstanceStatus = INSTANCE_STATUS.starting;
        for (const one of steps) {
          if (one === 'restart') await server.call(restartKvm, { instance_name }, { token });
          if (one === 'keep') await server.call(changeDueMode, { instance_name, due_mode: 1 }, { token });
          if (one === 'release') await server.call(changeDueMode, { instance_name, due_mode: -1 }, { token });
          if (one === 'refund') await server.call(refundFailedStart, { instance_name }, { token });
          if (one === 'remove') await server.call(removeKeptDisk, { instance_name }, { token });
          if (one === 'shut down') await server.call(shutDownKvm, { instance_name }, { token });
          if (one === 'start') await server.call(startFromShutdown, { instance_name }, { token });
          if (one === 'reset') await server.call(reinstallKvm, { instance_name, image_name: 'comfyui' }, { token });
          if (one === 'start kept') await server.call(runKvmFromKeptDisk, { instance_name, gpu_type: 'RTX 4090', gpu_num: 1, pack_time: 1, unit: 'hour' }, { token });
          if (one === 'fail restart') await server.database.transaction((tx) => setSandboxFleet(tx, { failNextRestarts: 1 }));
          if (one === 'second') server.clock.advance(1000);
          if (one === 'hour') server.clock.advance(3_600_000);
          await runDueJobs(server.services, jobKinds);
          const [now] = await server.database.transaction((tx) => tx.select().from(instance).where(eq(instance.name, instance_name)));
          const reached = now?.status as InstanceStatus;
          expect(leadsTo(status, reached), `${status} to ${reached} by ${one}`).toBe(true);
          status = reached;
        }
        expect(await miscounted()).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });
});
