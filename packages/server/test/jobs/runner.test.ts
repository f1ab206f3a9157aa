import { dayMs, hourMs, minuteMs } from '@compute-market/contract/rules/time-units';
import { eq, isNull } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { job, users } from '../../src/db/schema';
import { defineJob, defineMessage, defineOutsideJob, enqueue, type JobKind } from '../../src/jobs/job';
import { enqueueStandingJobs, runDueJobs, startJobRunner } from '../../src/jobs/runner';
import { openServer } from '../setup';

const server = openServer();
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
const machines = { lane: 'machines' } as const;
/** Longer than a busy machine takes. */
const patient = { timeout: 20_000 };
const stored = () => server.database.transaction((tx) => tx.select().from(job));

/** The services, and how often their database was asked for a transaction and a look. */
function counting() {
  let transactions = 0;
  let looks = 0;
  const { database } = server.services;
  const counted: typeof database = {
    ...database,
    transaction(work) {
      transactions += 1;
      return database.transaction(work);
    },
    look(work) {
      looks += 1;
      return database.look(work);
    },
  };
  return {
    services: { ...server.services, database: counted },
    transactions: () => transactions,
    looks: () => looks,
  };
}

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
  const kind = defineOutsideJob<{ phone: string }, number>(
    'test.outside',
    {
      outside: (_payload, { database }) => database.transaction(() => Promise.resolve(42)),
      work: (_tx, payload, report) => {
        seen.push(payload.phone, report);
        return Promise.resolve();
      },
    },
    machines,
  );
  await put(kind);
  await runDueJobs(server.services, [kind]);
  expect(seen).toEqual(['13800000001', 42]);
});

test('a server that dies outside leaves the job to another one after a minute, and what it says later counts for nothing', async () => {
  let answerLate: (report: number) => void = () => undefined;
  const dead = new Promise<number>((resolve) => void (answerLate = resolve));
  let dies = true;
  const reports: number[] = [];
  const kind = defineOutsideJob<unknown, number>(
    'test.dies',
    {
      outside: async () => (dies ? dead : Promise.resolve(1)),
      work: (_tx, _payload, report) => {
        reports.push(report);
        return Promise.resolve();
      },
    },
    machines,
  );
  await put(kind);
  const late = runDueJobs(server.services, [kind]);
  await expect
    .poll(async () => (await stored())[0]?.runAt.getTime(), patient)
    .toBe(server.clock.now().getTime() + 60_000);
  dies = false;
  await runDueJobs(server.services, [kind]);
  expect(reports).toEqual([]);
  server.clock.advance(minuteMs);
  await runDueJobs(server.services, [kind]);
  expect(reports).toEqual([1]);
  answerLate(2);
  await late;
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

const never = () => new Promise<never>(() => undefined);

test('a provider who never answers delays neither money nor messages', async () => {
  const ran: string[] = [];
  const hangs = defineOutsideJob('test.hangs', { outside: never, work: () => Promise.resolve() }, machines);
  const money = defineJob('test.money', () => Promise.resolve(void ran.push('money')));
  const message = defineOutsideJob(
    'test.message',
    { outside: () => Promise.resolve(null), work: () => Promise.resolve(void ran.push('message')) },
    { lane: 'messages' },
  );
  for (const kind of [hangs, money, message]) await put(kind);
  const runner = startJobRunner(server.services, [hangs, money, message], { longestOutsideMs: 200, renewMs: minuteMs });
  await expect.poll(() => ran.toSorted(), patient).toEqual(['message', 'money']);
  await runner.stop();
});

test('of two jobs of a lane the second does not wait for a first that hangs', async () => {
  let ran = false;
  const hangs = defineOutsideJob('test.first', { outside: never, work: () => Promise.resolve() }, machines);
  const quick = defineOutsideJob(
    'test.second',
    { outside: () => Promise.resolve((ran = true)), work: () => Promise.resolve() },
    machines,
  );
  await put(hangs);
  await put(quick);
  const runner = startJobRunner(server.services, [hangs, quick], { longestOutsideMs: 300, renewMs: minuteMs });
  await expect.poll(() => ran, patient).toBe(true);
  await runner.stop();
});

test('who gives no answer in time has failed, and is asked again', async () => {
  const kind = defineOutsideJob('test.late', { outside: never, work: () => Promise.resolve() }, machines);
  await put(kind);
  await runDueJobs(server.services, [kind], undefined, { longestOutsideMs: 20, renewMs: minuteMs });
  expect((await stored())[0]).toMatchObject({
    attempts: 1,
    lastError: 'no answer from outside in 20 ms',
    doneAt: null,
  });
});

test('a server that asks for long keeps its job from the others', async () => {
  let answer: (report: number) => void = () => undefined;
  let asked = 0;
  const reports: number[] = [];
  const kind = defineOutsideJob<unknown, number>(
    'test.long',
    {
      outside: () => {
        asked += 1;
        return new Promise<number>((resolve) => (answer = resolve));
      },
      work: (_tx, _payload, report) => Promise.resolve(void reports.push(report)),
    },
    machines,
  );
  await put(kind);
  const running = runDueJobs(server.services, [kind], undefined, { longestOutsideMs: minuteMs, renewMs: 10 });
  await expect.poll(() => asked, patient).toBe(1);
  server.clock.advance(50_000);
  const renewed = server.clock.now().getTime() + minuteMs;
  await expect.poll(async () => (await stored())[0]?.runAt.getTime(), patient).toBe(renewed);
  server.clock.advance(50_000);
  await expect.poll(async () => (await stored())[0]?.runAt.getTime(), patient).toBe(renewed + 50_000);
  await runDueJobs(server.services, [kind]);
  expect(asked).toBe(1);
  answer(7);
  await running;
  expect(reports).toEqual([7]);
});

test('a job that fails for most of a day is given up, said so, and runs no more by itself', async () => {
  const kind = defineJob('test.broken', () => Promise.reject(new Error('broken')));
  await put(kind);
  for (let hour = 0; hour < 48; hour += 1) {
    await runDueJobs(server.services, [kind]);
    server.clock.advance(hourMs);
  }
  const [left] = await stored();
  expect(left).toMatchObject({ attempts: 24, lastError: 'broken', doneAt: null });
  expect(left?.failedAt).not.toBeNull();
  expect(server.log.join('')).toContain('job given up');
});

test('standing work is never given up', async () => {
  const kind = defineJob('test.standing', () => Promise.reject(new Error('broken')), { standing: true });
  await put(kind);
  for (let hour = 0; hour < 48; hour += 1) {
    await runDueJobs(server.services, [kind]);
    server.clock.advance(hourMs);
  }
  expect((await stored())[0]).toMatchObject({ failedAt: null });
});

test('a message that is too late to be of use is not sent, and the log says so', async () => {
  let sent = 0;
  const kind = defineOutsideJob(
    'test.reminder',
    { outside: () => Promise.resolve(void (sent += 1)), work: () => Promise.resolve() },
    { lane: 'messages', uselessAfterMs: hourMs },
  );
  await put(kind);
  server.clock.advance(hourMs + 1);
  await runDueJobs(server.services, [kind]);
  expect(sent).toBe(0);
  expect((await stored())[0]?.doneAt).toEqual(server.clock.now());
  expect(server.log.join('')).toContain('too late to be of use');
});

const inTens = { uselessAfterMs: hourMs, together: 10 };

test('of messages that are taken together each fails and is tried again by itself', async () => {
  let sent = 0;
  const kind = defineMessage(
    'test.several',
    () => {
      sent += 1;
      return sent === 2 ? Promise.reject(new Error('not accepted')) : Promise.resolve();
    },
    inTens,
  );
  for (let count = 0; count < 4; count += 1) await put(kind);
  const { transactions, services } = counting();
  const runner = startJobRunner(services, [kind]);
  await expect.poll(async () => (await stored()).filter(({ doneAt }) => doneAt !== null), patient).toHaveLength(3);
  await runner.stop();
  expect(sent).toBe(4);
  expect((await stored()).filter(({ doneAt }) => doneAt === null)).toMatchObject([
    { attempts: 1, lastError: 'not accepted' },
  ]);
  // One takes them, one notes the failure, one ends the others, and one finds no more.
  expect(transactions()).toBeLessThanOrEqual(4 + 1);
});

test('of messages that are taken together one that another server took over counts there', async () => {
  const answers: (() => void)[] = [];
  const kind = defineMessage('test.taken', () => new Promise<void>((resolve) => void answers.push(resolve)), inTens);
  await put(kind);
  await put(kind);
  const runner = startJobRunner(server.services, [kind]);
  await expect.poll(() => answers.length, patient).toBe(2);
  const [first, second] = await stored();
  const takenTo = new Date(server.clock.now().getTime() + 2 * minuteMs);
  await server.database.transaction((tx) =>
    tx
      .update(job)
      .set({ runAt: takenTo })
      .where(eq(job.id, first?.id ?? 0)),
  );
  for (const answer of answers) answer();
  await expect.poll(async () => (await stored()).filter(({ doneAt }) => doneAt !== null), patient).toHaveLength(1);
  await runner.stop();
  const after = await stored();
  expect(after.find(({ id }) => id === first?.id)).toMatchObject({ doneAt: null, runAt: takenTo, attempts: 0 });
  expect(after.find(({ id }) => id === second?.id)?.doneAt).not.toBeNull();
});

test('of messages that are taken together those that are too late are dropped and the others sent', async () => {
  let sent = 0;
  const kind = defineMessage('test.stale', () => Promise.resolve(void (sent += 1)), inTens);
  await put(kind);
  await put(kind, hourMs);
  server.clock.advance(hourMs + 1);
  const runner = startJobRunner(server.services, [kind]);
  await expect.poll(async () => (await stored()).every(({ doneAt }) => doneAt !== null), patient).toBe(true);
  await runner.stop();
  expect(sent).toBe(1);
});

test('done jobs are forgotten after a month, given-up ones never', async () => {
  const done = defineJob('test.done', () => Promise.resolve());
  await put(done);
  await runDueJobs(server.services, [done]);
  await put(done);
  await server.database.transaction((tx) =>
    tx.update(job).set({ failedAt: server.clock.now() }).where(isNull(job.doneAt)),
  );
  server.clock.advance(31 * dayMs);
  await enqueueStandingJobs(server.services);
  await runDueJobs(server.services);
  const left = (await stored()).filter(({ kind }) => kind === 'test.done');
  expect(left).toHaveLength(1);
  expect(left[0]?.failedAt).not.toBeNull();
});

test('while nothing is due, a look for all lanes begins no transaction', patient, async () => {
  const later = defineJob('test.later', () => Promise.resolve());
  const other = defineOutsideJob(
    'test.other',
    { outside: () => Promise.resolve(), work: () => Promise.resolve() },
    machines,
  );
  await put(later, minuteMs);
  await put(other, minuteMs);
  const { transactions, looks, services } = counting();
  const runner = startJobRunner(services, [later, other]);
  await expect.poll(looks, patient).toBeGreaterThanOrEqual(2);
  await runner.stop();
  expect(transactions()).toBe(0);
});
