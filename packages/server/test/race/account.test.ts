import { login, register, sendSmsCode } from '@compute-market/contract/calls/session';
import { errors } from '@compute-market/contract/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tx } from '../../src/db/database';
import { job, users } from '../../src/db/schema';
import { sendCode } from '../../src/domain/account/sms-codes';
import { consume } from '../../src/http/limits';
import { defineJob, enqueue } from '../../src/jobs/job';
import { runDueJobs } from '../../src/jobs/runner';
import { findMessages } from '../../src/sandbox/overview-data';
import { onPostgres, startTestServer, type TestServer } from '../setup';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const atOnce = <T>(times: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: times }, (_, index) => work(index)));

describe.runIf(onPostgres)('on a real PostgreSQL, all at once', () => {
  test('five registrations of one phone make one account', async () => {
    const phone = '13800000001';
    await server.call(sendSmsCode, { phone, scene: 'register' });
    const [message] = await server.database.transaction((tx) => findMessages(tx, phone));
    const code = message?.code ?? '';
    const answers = await atOnce(5, () => server.call(register, { phone, code, passwd: 'Abcd1234', agree: true }));
    expect(answers.filter(({ number }) => number === 0)).toHaveLength(1);
    expect(await server.database.transaction((tx) => tx.$count(users))).toBe(1);
  });

  test('thirty guesses of a password are five tries', async () => {
    const answers = await atOnce(30, () => server.call(login, { phone: '13800000002', passwd: 'guess' }));
    const tried = answers.filter(({ number, reason }) => number === errors.WRONG_CREDENTIALS.status || reason === '');
    expect(tried.length).toBeLessThan(5);
    expect(answers.filter(({ number }) => number === errors.TOO_MANY_ATTEMPTS.status).length).toBeGreaterThanOrEqual(
      26,
    );
  });

  test('eighty guesses of a code from many places are fifteen: five of the browser that asked, ten of all others', async () => {
    const phone = '13800000004';
    const asker = { address: '203.0.113.70' };
    await server.call(sendSmsCode, { phone, scene: 'register' }, asker);
    const [message] = await server.database.transaction((tx) => findMessages(tx, phone));
    const code = message?.code === '000000' ? '000001' : '000000';
    const answers = await atOnce(80, (index) =>
      server.call(
        register,
        { phone, code, passwd: 'Abcd1234', agree: true },
        index % 4 === 0 ? asker : { address: `198.51.103.${index % 15}` },
      ),
    );
    expect(answers.filter(({ number }) => number === errors.CODE_WRONG.status)).toHaveLength(15);
    expect(answers.filter(({ number }) => number === errors.CODE_EXPIRED.status)).toHaveLength(65);
  });

  test('fifty uses of a limit of ten leave ten', async () => {
    const now = server.clock.now();
    const left = await atOnce(50, () =>
      server.database.transaction((tx) => consume(tx, 'race', { points: 10, windowMs: 1000 }, now)),
    );
    expect(left.filter((rest) => rest >= 0)).toHaveLength(10);
  });

  test('twenty requests for a code send one', async () => {
    const phone = '13800000003';
    const context = {
      actor: null,
      requestId: '',
      address: '198.51.100.1',
      userAgent: '',
      services: server.services,
      deed: { subject: '' },
      transaction: <T>(work: (tx: Tx) => Promise<T>) => server.database.transaction(work),
    };
    const sent = await Promise.allSettled(Array.from({ length: 20 }, () => sendCode(context, phone, 'register')));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('eight runners do forty jobs once each', async () => {
    const done: number[] = [];
    const counted = defineJob<{ number: number }>('race.count', (_tx, { number }) => {
      done.push(number);
      return Promise.resolve();
    });
    await server.database.transaction(async (tx) => {
      for (let number = 0; number < 40; number += 1)
        await enqueue(tx, { kind: counted.kind, payload: { number }, runAt: server.clock.now() });
    });
    await atOnce(8, () => runDueJobs(server.services, [counted]));
    expect(done.sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, index) => index));
    expect(await server.database.transaction((tx) => tx.$count(job))).toBe(40);
  });
});
