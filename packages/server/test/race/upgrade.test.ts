import { runKvm } from '@compute-market/contract/calls/rental';
import { addOneDisk, updateKvmCpu } from '@compute-market/contract/calls/upgrade';
import { errors } from '@compute-market/contract/errors';
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { costItem, instance } from '../../src/db/schema/instance';
import { host } from '../../src/db/schema/market';
import { jobKinds } from '../../src/domain/instance';
import { seedCatalogue } from '../../src/domain/market/catalogue/seed-catalogue';
import { runDueJobs } from '../../src/jobs/runner';
import { audit } from '../../src/ledger/audit';
import { customer, type Customer } from '../calls/instance-customers';
import { onPostgres, startTestServer, type TestServer } from '../setup';

const neighbours = 8;
let server: TestServer;

describe.skipIf(!onPostgres)('eight rentals of one machine that all grow at once', () => {
  let machineId = 0;
  const rentals: { readonly owner: Customer; readonly name: string }[] = [];

  beforeAll(async () => {
    server = await startTestServer();
    await server.database.transaction(seedCatalogue);
    await server.database.transaction(async (tx) => {
      const [machine] = await tx
        .select()
        .from(host)
        .where(and(eq(host.gpuType, 'H20'), eq(host.district, '华东一区')));
      machineId = machine?.id ?? 0;
      await tx.update(host).set({ online: false }).where(ne(host.id, machineId));
    });
    for (let number = 0; number < neighbours; number += 1) {
      const owner = await customer(server, { balance: 500 });
      const bought = await server.call(
        runKvm,
        { gpu_type: 'H20', gpu_num: 1, image_name: 'pytorch-2.5', pack_time: 10, unit: 'hour' },
        { token: owner.token },
      );
      rentals.push({ owner, name: bought.data.Container_name });
    }
    for (let second = 0; second < 10; second += 1) {
      await runDueJobs(server.services, jobKinds);
      server.clock.advance(1000);
    }
  });
  afterAll(() => server.close());

  const machine = async () =>
    (await server.database.transaction((tx) => tx.select().from(host).where(eq(host.id, machineId))))[0];
  const grow = ({ owner, name }: (typeof rentals)[number], add_cpu: number) =>
    server.call(updateKvmCpu, { instance_name: name, add_cpu }, { token: owner.token });

  it('get what the machine has and not a core more; who gets none pays nothing', async () => {
    await server.database.transaction((tx) => tx.update(host).set({ freeCpu: 30 }).where(eq(host.id, machineId)));
    const answers = await Promise.all(rentals.map((rental) => grow(rental, 10)));
    expect(answers.filter(({ number }) => number === 0)).toHaveLength(3);
    expect(answers.filter(({ number }) => number === errors.CAPACITY_SHORT.status)).toHaveLength(neighbours - 3);
    expect((await machine())?.freeCpu).toBe(0);
    const rows = await server.database.transaction((tx) => tx.select().from(instance));
    expect(rows.reduce((sum, { addedCpu }) => sum + addedCpu, 0)).toBe(30);
    expect(await server.database.transaction((tx) => tx.$count(costItem, eq(costItem.costType, 3)))).toBe(3);
    expect(await server.database.transaction(audit)).toEqual([]);
  });

  it('asked for twice at once without a key, one growth follows the other or is refused; none is charged that is not made', async () => {
    const [rental] = rentals;
    if (rental === undefined) throw new Error('no rental');
    for (let second = 0; second < 5; second += 1) {
      server.clock.advance(1000);
      await runDueJobs(server.services, jobKinds);
    }
    const order = () =>
      server.call(addOneDisk, { instance_name: rental.name, disk_size: 100 }, { token: rental.owner.token });
    const answers = await Promise.all([order(), order(), order()]);
    expect(answers.filter(({ number }) => number === 0)).toHaveLength(1);
    const [row] = await server.database.transaction((tx) =>
      tx.select().from(instance).where(eq(instance.name, rental.name)),
    );
    expect(row?.addedDisksGb).toEqual([100]);
    expect(
      await server.database.transaction((tx) =>
        tx.$count(costItem, and(eq(costItem.instanceId, row?.id ?? 0), eq(costItem.costType, 5))),
      ),
    ).toBe(1);
    expect(await server.database.transaction(audit)).toEqual([]);
  });
});
