import { minuteMs } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildApp } from '../../src/app';
import { job, schemaSupport } from '../../src/db/schema';
import { enqueue } from '../../src/jobs/job';
import { knownMigrations } from '../../src/db/migrate';
import { Readiness } from '../../src/operations/health';
import { openServer } from '../setup';

const server = openServer();

/** A server without the answer that is kept for a second. */
async function ask(url: string, changes: Partial<Parameters<typeof buildApp>[0]> = {}) {
  const app = await buildApp({ services: server.services, ...changes });
  const answer = await app.inject(url);
  await app.close();
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}

test('a server whose database, files and jobs are well is ready', async () => {
  expect(await ask('/readyz')).toEqual({
    status: 200,
    body: {
      status: 'ready',
      checks: { database: 'ok', migrations: 'ok', files: 'ok', jobs: { state: 'ok', lagSeconds: 0 } },
    },
  });
});

test('jobs that wait for long and files that do not answer are told, and take no server out', async () => {
  await server.database.transaction((tx) =>
    enqueue(tx, { kind: 'ledger.audit', payload: {}, runAt: server.clock.now() }),
  );
  server.clock.advance(6 * minuteMs);
  const files = { ...server.services.files, read: () => Promise.reject(new Error('away')) };
  expect(await ask('/readyz', { services: { ...server.services, files } })).toMatchObject({
    status: 200,
    body: { checks: { files: 'down', jobs: { state: 'late', lagSeconds: 360 } } },
  });
  await server.database.transaction((tx) => tx.delete(job));
});

test('a file store that never answers takes no server out: the answer comes before a probe gives up', async () => {
  const files = { ...server.services.files, read: () => new Promise<never>(() => undefined) };
  const app = await buildApp({ services: { ...server.services, files } });
  await app.ready();
  const probePatienceMs = 3_000;
  const began = performance.now();
  const answer = await app.inject('/readyz');
  expect(performance.now() - began).toBeLessThan(probePatienceMs);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ checks: { database: 'ok', files: 'down' } });
  await app.close();
});

test('a server is not ready without its database, but lives', async () => {
  const database = { ...server.database, transaction: () => Promise.reject(new Error('away')) };
  const services = { ...server.services, database };
  expect(await ask('/readyz', { services })).toMatchObject({ status: 503, body: { checks: { database: 'down' } } });
  expect((await ask('/livez', { services })).status).toBe(200);
});

test('a server is not ready once a newer version took away what it uses', async () => {
  const least = (leastMigrations: number) =>
    server.database.transaction((tx) =>
      tx.update(schemaSupport).set({ leastMigrations }).where(eq(schemaSupport.id, 1)),
    );
  await least(99);
  expect(await ask('/readyz')).toMatchObject({ status: 503, body: { checks: { migrations: 'ahead' } } });
  await least(1);
});

test('readiness falls first when a server is told to end', async () => {
  const readiness = new Readiness();
  readiness.fall();
  expect(await ask('/readyz', { readiness })).toEqual({ status: 503, body: { status: 'stopping' } });
  expect((await ask('/livez', { readiness })).status).toBe(200);
});

test('a server that was told to end answers still, and lets go of each line with its answer', async () => {
  const readiness = new Readiness();
  const app = await buildApp({ services: server.services, readiness });
  expect((await app.inject('/livez')).headers.connection).not.toBe('close');
  readiness.fall();
  expect((await app.inject('/livez')).headers.connection).toBe('close');
  await app.close();
});

test('a server tells which program it is', async () => {
  const { body } = await ask('/version');
  expect(body).toMatchObject({ commit: null, schema: knownMigrations().length });
  expect(body.version).toMatch(/^\d+\.\d+\.\d+$/);
});

test('figures are not to be had where customers are', async () => {
  expect((await server.app.inject('/metrics')).statusCode).toBe(404);
});
