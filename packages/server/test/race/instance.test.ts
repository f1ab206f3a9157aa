import { runKvm } from '@compute-market/contract/calls/rental';
import { errors } from '@compute-market/contract/errors';
import { and, eq, isNotNull, ne } from 'drizzle-orm';
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
    const [last, ...others] = machines.filter((machine) => machine.freeGpus === cards && machine.cpuModel === 'EPYC 7542');
    if (last === undefined || others.length === 0) throw new Error('the catalogue has too few machines');
    await tx.update(host).set({ online: false }).where(and(eq(host.gpuType, 'RTX 4090'), ne(host.id, last.id)));
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
    const holders = await server.database.transaction((tx) => tx.select().from(hostGpu).where(and(eq(hostGpu.hostId, machineId), isNotNull(hostGpu.holder))));
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
      expect(await server.database.transaction((tx) => balances(tx, row.userId))).toMatchObject({ cashFen: 1000n, accumulatedFen: 0n });
    }
    const [machine] = await server.database.transaction((tx) => tx.select().from(host).where(eq(host.id, machineId)));
    expect(machine?.freeGpus).toBe(cards);
    expect(await server.database.transaction(audit)).toEqual([]);
  });

  it('is one rental when one buyer asks twenty times with one Idempotency-Key', async () => {
    const buyer = await customer(server, { balance: 100 });
    const options = { token: buyer.token, headers: { 'idempotency-key': 'one-intention' } };
    const answers = await Promise.all(Array.from({ length: 20 }, () => server.call(runKvm, order, options)));
    expect(new Set(answers.map((answer) => answer.data.Container_name)).size).toBe(1);
    expect((await server.database.transaction((tx) => balances(tx, buyer.userId))).cashFen).toBe(9781n);
  });

  it('never spends more than a balance holds, whatever one buyer asks for at once', async () => {
    const buyer = await customer(server, { balance: 5 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => server.call(runKvm, order, { token: buyer.token })));
    expect(answers.filter((answer) => answer.number === 0)).toHaveLength(2);
    expect(answers.filter((answer) => answer.number === errors.BALANCE_SHORT.status)).toHaveLength(4);
    expect((await server.database.transaction((tx) => balances(tx, buyer.userId))).cashFen).toBe(62n);
  });
});
