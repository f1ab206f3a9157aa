import { shutDownKvm } from '@compute-market/contract/calls/instance';
import { hourMs, minuteMs } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { sandboxMachine } from '../../src/db/schema/instance';
import { job } from '../../src/db/schema/job';
import { fleetCheck } from '../../src/db/schema/outage';
import { jobKinds } from '../../src/domain';
import { jobKinds as hostJobKinds } from '../../src/domain/host';
import { findOrphans } from '../../src/domain/host/orphans';
import { destroyJob } from '../../src/domain/instance/job-names';
import { setHostSilent, setSandboxFleet } from '../../src/fleet/simulation';
import { enqueueStandingJobs, runDueJobs } from '../../src/jobs/runner';
import { customer, type Customer } from '../calls/instance-customers';
import { rentalsOn } from '../calls/instance-world';
import { machineOrder } from '../setup/fleet-contract';
import { openMarket } from '../setup';

const server = openMarket();
const rentals = rentalsOn(server);
let buyer: Customer;

beforeAll(async () => {
  await enqueueStandingJobs(server.services, hostJobKinds);
  buyer = await customer(server, { balance: 1000 });
});

const orphans = async () => {
  const { machines, rentals: without } = await findOrphans(server.services.compute, server.services);
  return [machines.map(({ name }) => name), without.map(({ name }) => name)];
};
const strange = () => machineOrder({ imageKey: 'pytorch-2.5', hostName: 'gpu-99' }, { name: 'strange' });
/** Takes a machine away behind the product's back. */
const steal = (name: string) =>
  server.database.transaction((tx) => tx.delete(sandboxMachine).where(eq(sandboxMachine.name, name)));
const figure = async (name: string) => {
  const { text } = await server.services.metrics.read();
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length + 1),
  );
};

describe('machines and rentals', () => {
  test('match while rentals start, run, are shut down, are kept, end, and fail', async () => {
    const [one, off, kept, over] = [
      await rentals.rentRunning(buyer, { pack_time: 5 }),
      await rentals.rentRunning(buyer, { pack_time: 5 }),
      await rentals.rentRunning(buyer, { pack_time: 1, due_mode: 1 }),
      await rentals.rentRunning(buyer, { pack_time: 1, due_mode: -1 }),
    ];
    await server.call(shutDownKvm, { instance_name: off }, { token: buyer.token });
    await rentals.passSeconds(3);
    expect(await orphans()).toEqual([[], []]);
    await server.database.transaction((tx) => setSandboxFleet(tx, { failNextBoots: 1 }));
    await rentals.rentRunning(buyer);
    expect(await orphans()).toEqual([[], []]);
    server.clock.advance(hourMs);
    await rentals.runJobs();
    const states = await Promise.all(
      [one, off, kept, over].map(async (name) => (await rentals.read(buyer, name)).Status),
    );
    expect(states).toEqual([1, 6, 8, 0]);
    expect(await orphans()).toEqual([[], []]);
  });

  test('that have lost each other are found on both sides, told in figures and in the log, and left alone', async () => {
    const name = await rentals.rentRunning(buyer, { pack_time: 8 });
    await server.services.compute.create(strange());
    await steal(name);
    expect(await orphans()).toEqual([['strange'], [name]]);
    server.clock.advance(2 * hourMs);
    await runDueJobs(server.services, jobKinds);
    const [found] = await server.database.transaction((tx) => tx.select().from(fleetCheck));
    expect(found).toMatchObject({
      ranAt: server.clock.now(),
      machines: [{ name: 'strange', hostName: 'gpu-99' }],
      rentals: [{ name }],
    });
    expect(await figure('market_orphans{side="machine"}')).toBe(1);
    expect(await figure('market_orphans{side="rental"}')).toBe(1);
    expect(await figure('market_orphans_timestamp_seconds')).toBe(server.clock.now().getTime() / 1000);
    expect(server.log.join('\n')).toContain('machines and rentals do not match');
    expect((await server.services.compute.status('strange')).state).toBe('running');
    expect((await rentals.read(buyer, name)).Status).toBe(1);

    await server.services.compute.destroy('strange');
    await server.services.compute.create({ ...strange(), name });
    server.clock.advance(hourMs);
    await runDueJobs(server.services, jobKinds);
    expect(await figure('market_orphans{side="machine"}')).toBe(0);
    expect(await figure('market_orphans{side="rental"}')).toBe(0);
  });

  test('a machine that a job is about to end is none, and one whose end was given up is', async () => {
    await server.services.compute.create(strange());
    const later = new Date(server.clock.now().getTime() + hourMs);
    const payload = { name: 'strange', keptAs: null };
    await server.database.transaction((tx) =>
      tx.insert(job).values({ kind: destroyJob, payload, dueAt: later, runAt: later, key: 'strange' }),
    );
    expect(await orphans()).toEqual([[], []]);
    await server.database.transaction((tx) =>
      tx.update(job).set({ failedAt: server.clock.now() }).where(eq(job.key, 'strange')),
    );
    expect(await orphans()).toEqual([['strange'], []]);
    await server.services.compute.destroy('strange');
  });

  test('what comes or goes while they are compared is none', async () => {
    const name = await rentals.rentRunning(buyer, { pack_time: 8 });
    const { compute } = server.services;
    const listed = await compute.machines();
    const coming = [listed.filter((one) => one.name !== name), listed];
    const going = [[...listed, { name: 'gone', hostName: 'gpu-99', power: 'on' as const }], listed];
    for (const answers of [coming, going]) {
      let asked = 0;
      const machines = () => Promise.resolve(answers[(asked += 1) - 1] ?? []);
      expect(await findOrphans({ machines }, server.services)).toEqual({ machines: [], rentals: [] });
    }
  });

  test('an engine that does not answer is no comparison', async () => {
    const at = await figure('market_orphans_timestamp_seconds');
    server.clock.advance(2 * hourMs);
    const machines = () => Promise.reject(new Error('nobody there'));
    await runDueJobs({ ...server.services, compute: { ...server.services.compute, machines } }, jobKinds);
    expect(await figure('market_orphans_timestamp_seconds')).toBe(at);
  });

  test('hosts are counted by whether they answer', async () => {
    server.clock.advance(minuteMs);
    await runDueJobs(server.services, jobKinds);
    const all = await figure('market_hosts{state="answering"}');
    expect(all).toBeGreaterThan(1);
    const [first] = await server.services.compute.hosts();
    await server.database.transaction((tx) => setHostSilent(tx, first?.name ?? '', true));
    for (const [silent, lost] of [
      [1, 0],
      [0, 1],
    ]) {
      for (let minute = 0; minute < 2; minute += 1) {
        server.clock.advance(minuteMs);
        await runDueJobs(server.services, jobKinds);
      }
      expect(await figure('market_hosts{state="silent"}')).toBe(silent);
      expect(await figure('market_hosts{state="lost"}')).toBe(lost);
    }
    expect(await figure('market_hosts{state="answering"}')).toBe(all - 1);
    expect(await figure('market_hosts_seen_timestamp_seconds')).toBe(server.clock.now().getTime() / 1000);
  });
});
