import { runContainer, runKvm } from '@compute-market/contract/calls/rental';
import { errors } from '@compute-market/contract/errors';
import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { instance } from '../../src/db/schema/instance';
import { host, hostGpu } from '../../src/db/schema/market';
import { jobKinds } from '../../src/domain/instance';
import { seedCatalogue } from '../../src/domain/market/catalogue/seed-catalogue';
import { setSandboxFleet } from '../../src/fleet/simulation';
import { runDueJobs } from '../../src/jobs/runner';
import { audit } from '../../src/ledger/audit';
import { balances } from '../../src/ledger/statement';
import { customer } from '../calls/instance-customers';
import { onPostgres, startTestServer, type TestServer } from '../setup';

const buyers = 50;
const cards = 8;
let server: TestServer;

/** One machine with eight free cards of a kind that nobody else has. */
async function leaveOneMachine(): Promise<number> {
  return server.database.transaction(async (tx) => {
    const machines = await tx.select().from(host).where(eq(host.gpuType, 'RTX 4090'));
    const [last, ...others] = machines.filter(
      (machine) => machine.freeGpus === cards && machine.cpuModel === 'EPYC 7542',
    );
    if (last === undefined || others.length === 0) throw new Error('the catalogue has too few machines');
    await tx
      .update(host)
      .set({ online: false })
      .where(and(eq(host.gpuType, 'RTX 4090'), ne(host.id, last.id)));
    return last.id;
  });
}

describe.skipIf(!onPostgres)('fifty buyers of eight cards', () => {
  let machineId = 0;

  beforeAll(async () => {
    server = await startTestServer();
    await server.database.transaction(seedCatalogue);
    machineId = await leaveOneMachine();
  });
  afterAll(() => server.close());

  const order = { gpu_type: 'RTX 4090', gpu_num: 1, image_name: 'pytorch-2.5', pack_time: 1, unit: 'hour' } as const;

  it('get one card each until they are gone; the others pay nothing', async () => {
    const people = [];
    for (let number = 0; number < buyers; number += 1) people.push(await customer(server, { balance: 10 }));
    const answers = await Promise.all(people.map((one) => server.call(runKvm, order, { token: one.token })));
    expect(answers.filter((answer) => answer.number === 0)).toHaveLength(cards);
    expect(answers.filter((answer) => answer.number === errors.STOCK_SHORT.status)).toHaveLength(buyers - cards);
    const holders = await server.database.transaction((tx) =>
      tx
        .select()
        .from(hostGpu)
        .where(and(eq(hostGpu.hostId, machineId), isNotNull(hostGpu.holder))),
    );
    expect(new Set(holders.map((card) => card.holder)).size).toBe(cards);
    for (const [number, one] of people.entries()) {
      const { cashFen } = await server.database.transaction((tx) => balances(tx, one.userId));
      expect(cashFen).toBe(answers[number]?.number === 0 ? 781n : 1000n);
    }
    expect(await server.database.transaction(audit)).toEqual([]);
  });

  it('get their money back once when every boot fails, with two servers at the jobs, and the cards are free again', async () => {
    await server.database.transaction((tx) => setSandboxFleet(tx, { failNextBoots: cards }));
    for (let second = 0; second < 12; second += 1) {
      await Promise.all([runDueJobs(server.services, jobKinds), runDueJobs(server.services, jobKinds)]);
      server.clock.advance(1000);
    }
    const rented = await server.database.transaction((tx) => tx.select().from(instance));
    expect(rented.map((row) => row.status)).toEqual(Array.from({ length: cards }, () => -2));
    for (const row of rented) {
      expect(await server.database.transaction((tx) => balances(tx, row.userId))).toMatchObject({
        cashFen: 1000n,
        accumulatedFen: 0n,
      });
    }
    const [machine] = await server.database.transaction((tx) => tx.select().from(host).where(eq(host.id, machineId)));
    expect(machine?.freeGpus).toBe(cards);
    expect(await server.database.transaction(audit)).toEqual([]);
  });

  it('never spends more than a balance holds, whatever one buyer asks for at once', async () => {
    const buyer = await customer(server, { balance: 5 });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => server.call(runKvm, order, { token: buyer.token })),
    );
    expect(answers.filter((answer) => answer.number === 0)).toHaveLength(2);
    expect(answers.filter((answer) => answer.number === errors.BALANCE_SHORT.status)).toHaveLength(4);
    expect((await server.database.transaction((tx) => balances(tx, buyer.userId))).cashFen).toBe(62n);
  });
});

describe.skipIf(!onPostgres)('forty orders of two or three machines, cards on several machines', () => {
  const small = {
    gpu_type: 'RTX 3090',
    gpu_num: 1,
    district: '西南一区',
    image_name: 'pytorch-2.5',
    pack_time: 2,
    unit: 'hour',
  } as const;
  const orders = 40;

  beforeAll(async () => {
    server = await startTestServer();
    await server.database.transaction(seedCatalogue);
  });
  afterAll(() => server.close());

  it('are each sold whole or not at all, never two on one card, and who was refused pays nothing', async () => {
    const freeOf = () =>
      server.database.transaction((tx) =>
        tx
          .select()
          .from(hostGpu)
          .innerJoin(host, eq(host.id, hostGpu.hostId))
          .where(
            and(
              eq(host.gpuType, small.gpu_type),
              eq(host.district, small.district),
              host.online,
              isNull(hostGpu.holder),
            ),
          ),
      );
    const before = (await freeOf()).length;
    const people = [];
    for (let number = 0; number < orders; number += 1) people.push(await customer(server, { balance: 10 }));
    const wanted = people.map((_, index) => 2 + (index % 2));
    const answers = await Promise.all(
      people.map((one, index) =>
        server.call(index % 4 < 2 ? runContainer : runKvm, { ...small, quantity: wanted[index] }, { token: one.token }),
      ),
    );

    const sold = answers
      .filter((answer) => answer.number === 0)
      .flatMap((answer) => answer.data.Instances.map((each) => each.Container_name));
    expect(answers.filter((answer) => answer.number === errors.STOCK_SHORT.status)).toHaveLength(
      orders - answers.filter((answer) => answer.number === 0).length,
    );
    expect(new Set(sold).size).toBe(sold.length);
    // At most one card is left: an order of two would have taken two.
    expect(before - sold.length).toBeLessThan(2);
    expect((await freeOf()).length).toBe(before - sold.length);
    const cards = await server.database.transaction((tx) => tx.select().from(hostGpu).where(isNotNull(hostGpu.holder)));
    for (const name of sold) expect(cards.filter((card) => card.holder === name)).toHaveLength(1);
    for (const [index, one] of people.entries()) {
      const answer = answers[index];
      const count = answer?.number === 0 ? answer.data.Instances.length : 0;
      expect([0, wanted[index]]).toContain(count);
      expect((await server.database.transaction((tx) => balances(tx, one.userId))).cashFen).toBe(
        1000n - 278n * BigInt(count),
      );
    }
    expect(await server.database.transaction(audit)).toEqual([]);
  });

  it('never take more than a balance holds, whatever one buyer orders at once', async () => {
    const buyer = await customer(server, { balance: 20 });
    const { district: _, ...anywhere } = small;
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => server.call(runContainer, { ...anywhere, quantity: 3 }, { token: buyer.token })),
    );
    expect(answers.filter((answer) => answer.number === 0)).toHaveLength(2);
    expect(answers.filter((answer) => answer.number === errors.BALANCE_SHORT.status)).toHaveLength(4);
    expect((await server.database.transaction((tx) => balances(tx, buyer.userId))).cashFen).toBe(332n);
    expect(await server.database.transaction(audit)).toEqual([]);
  });
});
