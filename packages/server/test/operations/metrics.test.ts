import { login } from '@compute-market/contract/calls';
import { hourMs } from '@compute-market/contract/rules/time-units';
import { eq, ne, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { host, ledgerAudit } from '../../src/db/schema';
import { seedCatalogue } from '../../src/domain/market/catalogue/seed-catalogue';
import { defineJob, enqueue } from '../../src/jobs/job';
import { runDueJobs } from '../../src/jobs/runner';
import { startMetricsServer } from '../../src/operations/metrics-server';
import { customer } from '../calls/instance-customers';
import { rentalsOn } from '../calls/instance-world';
import { onPostgres, openServer } from '../setup';

const server = openServer();

/** Value of each line of a reading, by name and labels. */
async function read(): Promise<ReadonlyMap<string, number>> {
  const { text } = await server.services.metrics.read();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}

test('calls are counted by name and how they ended', async () => {
  await server.call(login, { phone: '13800000009', passwd: 'wrong-password-1' });
  await server.call(login, { phone: 'x', passwd: '' });
  const figures = await read();
  expect(figures.get('market_call_seconds_count{call="login",outcome="refused"}')).toBe(1);
  expect(figures.get('market_call_seconds_count{call="login",outcome="invalid"}')).toBe(1);
});

test('runs of jobs are counted, and those that wait are told with their age', async () => {
  // Jobs of kinds that the program knows.
  const broken = defineJob('ledger.audit', () => Promise.reject(new Error('broken')));
  const waits = defineJob('job.tidy', () => Promise.resolve());
  await server.database.transaction(async (tx) => {
    for (const { kind } of [broken, waits]) await enqueue(tx, { kind, payload: {}, runAt: server.clock.now() });
  });
  await runDueJobs(server.services, [broken]);
  server.clock.advance(hourMs);
  const figures = await read();
  expect(figures.get('market_job_seconds_count{kind="ledger.audit",outcome="failed"}')).toBe(1);
  expect(figures.get('market_jobs{state="failing"}')).toBe(1);
  expect(figures.get('market_jobs{state="due"}')).toBe(2);
  expect(figures.get('market_job_lag_seconds')).toBe(hourMs / 1000);
});

test('jobs of a kind that this release does not know are told apart, and make nothing late', async () => {
  const before = await read();
  await server.database.transaction((tx) =>
    enqueue(tx, {
      kind: 'of.the.next.release',
      payload: {},
      runAt: new Date(server.clock.now().getTime() - 2 * hourMs),
    }),
  );
  const figures = await read();
  expect(figures.get('market_jobs{state="unknown"}')).toBe(1);
  for (const name of ['market_jobs{state="due"}', 'market_job_lag_seconds'])
    expect(figures.get(name)).toBe(before.get(name));
});

test('the last check of the books stands among the figures', async () => {
  const ranAt = server.clock.now();
  await server.database.transaction((tx) => tx.insert(ledgerAudit).values({ ranAt, findings: ['one', 'two'] }));
  const figures = await read();
  expect(figures.get('market_ledger_differences')).toBe(2);
  expect(figures.get('market_ledger_audit_timestamp_seconds')).toBe(ranAt.getTime() / 1000);
});

test('a lost host that is off sale is told as lost only while customers have something on it', async () => {
  await server.database.transaction(seedCatalogue);
  const rentals = rentalsOn(server);
  const { hostId } = await rentals.rowOf(await rentals.buy(await customer(server, { balance: 100 })));
  const at = server.clock.now();
  const lost = { online: false, silentSince: at, lostAt: at };
  const hostsTold = async () => (await read()).get('market_hosts{state="lost"}');
  await server.database.transaction((tx) => tx.update(host).set(lost).where(eq(host.id, hostId)));
  expect(await hostsTold()).toBe(1);
  const others = ne(host.id, hostId);
  const empty = { ...lost, freeDiskGb: sql`total_disk_gb` };
  await server.database.transaction((tx) => tx.update(host).set(empty).where(others));
  expect(await hostsTold()).toBe(1);
  const back = await server.database.transaction((tx) =>
    tx.update(host).set({ online: true }).where(others).returning(),
  );
  expect(await hostsTold()).toBe(1 + back.length);
});

test.skipIf(!onPostgres)('connections to the database are told by use', async () => {
  expect((await read()).get('market_database_connections{use="waiting"}')).toBe(0);
});

test('the figures have a port of their own, and nothing else is there', async () => {
  const own = await startMetricsServer(server.services.metrics, { host: '127.0.0.1', port: 0 });
  const at = `http://127.0.0.1:${own.port}`;
  const answer = await fetch(`${at}/metrics`);
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  expect(await answer.text()).toContain('process_cpu_seconds_total');
  expect((await fetch(`${at}/`)).status).toBe(404);
  await own.stop();
});
