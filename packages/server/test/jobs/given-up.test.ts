import { eq, isNull } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { job } from '../../src/db/schema';
import { dropJobs, retryJobs } from '../../src/jobs/decide-jobs';
import { dropUnknown, findGivenUp, findUnknown, giveUpForGood, runAgain } from '../../src/jobs/given-up';
import { defineJob, enqueue } from '../../src/jobs/job';
import { runDueJobs } from '../../src/jobs/runner';
import { openServer } from '../setup';

const server = openServer();

let ran = 0;
/** Under the name of a kind that this release knows. */
const kind = defineJob('ledger.audit', () => {
  ran += 1;
  return Promise.resolve();
});
const other = { kind: kind.kind, payload: { number: 2 } };

beforeEach(() =>
  server.database.transaction(async (tx) => {
    ran = 0;
    await tx.delete(job);
    for (const payload of [{ number: 1 }, other.payload])
      await enqueue(tx, { kind: kind.kind, payload, runAt: server.clock.now() });
    await tx.update(job).set({ failedAt: server.clock.now(), attempts: 24, lastError: 'broken' });
  }),
);

const inDatabase = <T>(work: Parameters<typeof server.database.transaction<T>>[0]) => server.database.transaction(work);

test('jobs that were given up are listed with their reason, and do not run', async () => {
  expect(await inDatabase(findGivenUp)).toMatchObject([
    { attempts: 24, lastError: 'broken', payload: { number: 1 } },
    { attempts: 24, lastError: 'broken', payload: { number: 2 } },
  ]);
  await runDueJobs(server.services, [kind]);
  expect(ran).toBe(0);
});

test('one of them runs again when it is told to', async () => {
  const [first] = await inDatabase(findGivenUp);
  if (first === undefined) throw new Error('no job');
  expect(await inDatabase((tx) => runAgain(tx, first.id, server.clock.now()))).toBe(1);
  await runDueJobs(server.services, [kind]);
  expect(ran).toBe(1);
  expect(await inDatabase(findGivenUp)).toMatchObject([{ payload: other.payload }]);
});

test('all of them can be ended without running', async () => {
  expect(await inDatabase((tx) => giveUpForGood(tx, 'all', server.clock.now()))).toBe(2);
  expect(await inDatabase(findGivenUp)).toEqual([]);
  await runDueJobs(server.services, [kind]);
  expect(ran).toBe(0);
});

test('a number that no job which was given up has is told, and changes nothing', async () => {
  const now = server.clock.now();
  const [first] = await inDatabase(findGivenUp);
  const id = first?.id ?? 0;
  await inDatabase((tx) => retryJobs(tx, id, now));
  for (const decide of [retryJobs, dropJobs])
    for (const number of [id, 0])
      await expect(inDatabase((tx) => decide(tx, number, now))).rejects.toThrow(
        `没有编号为 ${number} 的已放弃任务，没有改动。请用 npm run jobs 查看编号。`,
      );
  expect(await inDatabase((tx) => tx.$count(job, isNull(job.doneAt)))).toBe(2);
  expect(await inDatabase((tx) => retryJobs(tx, 'all', now))).toEqual({ count: 1, unknown: 0 });
  expect(await inDatabase((tx) => dropJobs(tx, 'all', now))).toEqual({ count: 0, unknown: 0 });
});

test('jobs of a kind that this release does not know are listed by themselves, and end only when they are told to', async () => {
  await inDatabase((tx) => enqueue(tx, { kind: 'of.the.next.release', payload: {}, runAt: server.clock.now() }));
  await inDatabase((tx) => enqueue(tx, { kind: 'ledger.audit', payload: {}, runAt: server.clock.now() }));
  await inDatabase((tx) => giveUpForGood(tx, 'all', server.clock.now()));
  const [unknown, ...others] = await inDatabase(findUnknown);
  expect([unknown?.kind, others]).toEqual(['of.the.next.release', []]);
  expect(await inDatabase((tx) => dropUnknown(tx, unknown?.id ?? 0, server.clock.now()))).toBe(1);
  expect(await inDatabase(findUnknown)).toEqual([]);
  expect(await inDatabase((tx) => tx.$count(job, isNull(job.doneAt)))).toBe(1);
});

test('who would have a job of an unknown kind run again is told that it waits for another release', async () => {
  await inDatabase((tx) => enqueue(tx, { kind: 'of.the.next.release', payload: {}, runAt: server.clock.now() }));
  const [unknown] = await inDatabase(findUnknown);
  for (const target of ['unknown', unknown?.id ?? 0] as const)
    await expect(inDatabase((tx) => retryJobs(tx, target, server.clock.now()))).rejects.toThrow(
      '当前版本不认识的任务无法重新执行',
    );
  expect(await inDatabase((tx) => retryJobs(tx, 'all', server.clock.now()))).toEqual({ count: 2, unknown: 0 });
  expect((await inDatabase(findUnknown)).map(({ kind: left }) => left)).toContain('of.the.next.release');
});

test('a job of an unknown kind that another release gave up is not run again, by its number or among all, but can be ended', async () => {
  const now = server.clock.now();
  const newer = 'of.the.next.release';
  await inDatabase((tx) => enqueue(tx, { kind: newer, payload: {}, runAt: now }));
  await inDatabase((tx) => tx.update(job).set({ failedAt: now }).where(eq(job.kind, newer)));
  const found = (await inDatabase(findGivenUp)).find((one) => one.kind === newer);
  await expect(inDatabase((tx) => retryJobs(tx, found?.id ?? 0, now))).rejects.toThrow('已放弃的再用 retry');
  expect(await inDatabase((tx) => retryJobs(tx, 'all', now))).toEqual({ count: 2, unknown: 1 });
  expect(await inDatabase(findGivenUp)).toMatchObject([{ kind: newer }]);
  expect(await inDatabase((tx) => dropJobs(tx, 'unknown', now))).toEqual({ count: 1, unknown: 0 });
  expect(await inDatabase(findGivenUp)).toEqual([]);
});
