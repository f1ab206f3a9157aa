import { minuteMs } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { job, users } from '../../src/db/schema';
import { defineJob, defineOutsideJob, enqueue, type JobKind } from '../../src/jobs/job';
import { enqueueStandingJobs, runDueJobs } from '../../src/jobs/runner';
import { startTestServer, type TestServer } from '../setup';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.database.transaction(async (tx) => void (await tx.delete(job))));

const put = (kind: JobKind, inMs = 0, key?: string) =>
  server.database.transaction((tx) =>
    enqueue(tx, {
      kind: kind.kind,
      payload: { phone: '13800000001' },
      runAt: new Date(server.clock.now().getTime() + inMs),
      ...(key === undefined ? {} : { key }),
    }),
  );
const stored = () => server.database.transaction((tx) => tx.select().from(job));

test('a job runs when its time has come, once', async () => {
  let runs = 0;
  const kind = defineJob('test.once', () => {
    runs += 1;
    return Promise.resolve();
  });
  await put(kind, 60_000);
  await runDueJobs(server.services, [kind]);
  expect(runs).toBe(0);
  server.clock.advance(minuteMs);
  await runDueJobs(server.services, [kind]);
  await runDueJobs(server.services, [kind]);
  expect(runs).toBe(1);
});

test('one key is one job', async () => {
  const kind = defineJob('test.key', () => Promise.resolve());
  await put(kind, 0, 'same');
  await put(kind, 0, 'same');
  expect(await stored()).toHaveLength(1);
});

test('a job that asks for it runs again', async () => {
  const times: Date[] = [];
  const kind = defineJob('test.again', (_tx, _payload, { clock }) => {
    times.push(clock.now());
    return Promise.resolve({ again: new Date(clock.now().getTime() + 1000) });
  });
  await put(kind);
  await runDueJobs(server.services, [kind]);
  server.clock.advance(1000);
  await runDueJobs(server.services, [kind]);
  expect(times).toHaveLength(2);
});

test('a failing job leaves no trace of its effect, waits longer each time and does not hold up the others', async () => {
  let fails = true;
  const failing = defineJob<{ phone: string }>('test.fail', async (tx, { phone }, { clock }) => {
    await tx.insert(users).values({ phone, name: '客户', passwordHash: '', createdAt: clock.now() });
    if (fails) throw new Error('not yet');
  });
  let others = 0;
  const other = defineJob('test.other', () => {
    others += 1;
    return Promise.resolve();
  });
  const both = [failing, other];
  await put(failing);
  await put(other);
  await runDueJobs(server.services, both);
  expect(others).toBe(1);
  expect(await server.database.transaction((tx) => tx.$count(users))).toBe(0);
  expect((await stored()).find(({ kind }) => kind === failing.kind)).toMatchObject({
    attempts: 1,
    lastError: 'not yet',
  });
  server.clock.advance(5000);
  await runDueJobs(server.services, both);
  server.clock.advance(5000);
  expect(await runDueJobs(server.services, both)).toBe(0);
  fails = false;
  server.clock.advance(5000);
  await runDueJobs(server.services, both);
  expect(await server.database.transaction((tx) => tx.$count(users, eq(users.phone, '13800000001')))).toBe(1);
});

test('a job that asks outside may open transactions there, and its report reaches the work', async () => {
  const seen: unknown[] = [];
  const kind = defineOutsideJob<{ phone: string }, number>('test.outside', {
    outside: (_payload, { database }) => database.transaction(() => Promise.resolve(42)),
    work: (_tx, payload, report) => {
      seen.push(payload.phone, report);
      return Promise.resolve();
    },
  });
  await put(kind);
  await runDueJobs(server.services, [kind]);
  expect(seen).toEqual(['13800000001', 42]);
});

test('a server that dies outside leaves the job to another one after a minute', async () => {
  let dies = true;
  const reports: number[] = [];
  const kind = defineOutsideJob<unknown, number>('test.dies', {
    outside: async () => (dies ? new Promise<number>(() => undefined) : Promise.resolve(1)),
    work: (_tx, _payload, report) => {
      reports.push(report);
      return Promise.resolve();
    },
  });
  await put(kind);
  void runDueJobs(server.services, [kind]);
  await expect.poll(async () => (await stored())[0]?.runAt.getTime()).toBe(server.clock.now().getTime() + 60_000);
  dies = false;
  await runDueJobs(server.services, [kind]);
  expect(reports).toEqual([]);
  server.clock.advance(minuteMs);
  await runDueJobs(server.services, [kind]);
  expect(reports).toEqual([1]);
});

test('standing jobs are put in the table once, however often the server starts', async () => {
  await enqueueStandingJobs(server.services);
  await enqueueStandingJobs(server.services);
  const kinds = (await stored()).map(({ kind }) => kind);
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(kinds).toContain('account.tidy');
  await runDueJobs(server.services);
  expect((await stored()).find(({ kind }) => kind === 'account.tidy')?.doneAt).toBeNull();
});
