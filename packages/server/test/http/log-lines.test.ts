import { shutDownKvm } from '@compute-market/contract/calls/instance';
import { getUserInfo } from '@compute-market/contract/calls/account';
import { beforeEach, describe, expect, test } from 'vitest';
import { runDueJobs } from '../../src/jobs/runner';
import { readBuild } from '../../src/operations/build';
import { fingerprintOf } from '../../src/platform/error-for-log';
import { createLogger } from '../../src/platform/logger';
import { sentenceOf } from '../../src/platform/end-sentence';
import { openMarket } from '../setup';
import { customer, subAccountOf } from '../calls/instance-customers';
import { rentalsOn } from '../calls/instance-world';

const server = openMarket();
beforeEach(() => void server.log.splice(0));

const lines = () => server.log.map((line) => JSON.parse(line) as Record<string, unknown>);
const lineOf = (message: string) => lines().find(({ msg }) => msg === message);

describe('a line of the log', () => {
  test('tells of an answer when it was, by which version, the call, the caller and the request', async () => {
    const owner = await customer(server, { balance: 1 });
    const sub = await subAccountOf(server, owner, 'lab', 10);
    server.log.splice(0);
    await server.call(getUserInfo, {}, { token: sub.token, headers: { 'x-request-id': 'request-77' } });
    expect(lineOf('answered')).toMatchObject({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      version: readBuild().version,
      request: 'request-77',
      call: getUserInfo.name,
      actor: { user: owner.userId, sub: expect.any(Number) as number },
      status: 200,
    });
  });

  test('of a job names the request that asked for it', async () => {
    const world = rentalsOn(server);
    const buyer = await customer(server, { balance: 100 });
    const name = await world.rentRunning(buyer);
    const { compute } = server.services;
    const working = compute.stop.bind(compute);
    compute.stop = () => Promise.reject(new Error('the host is away'));
    const headers = { 'x-request-id': 'request-78' };
    await server.call(shutDownKvm, { instance_name: name }, { token: buyer.token, headers });
    server.log.splice(0);
    await runDueJobs(server.services);
    compute.stop = working;
    expect(lineOf('job failed')).toMatchObject({
      level: 'error',
      request: 'request-78',
      job: expect.any(Number) as number,
      kind: expect.stringContaining('instance') as string,
      fingerprint: expect.stringMatching(/^[0-9a-f]{12}$/) as string,
    });
  });
});

describe('the fingerprint of an error', () => {
  const failure = (id: number, line: number, what = 'instance') =>
    Object.assign(new Error(`no ${what} kvm-${id} of "user ${id}"`), {
      stack: `Error: no\n    at readOne (/srv/market/dist/main.js:${line}:7)\n    at node:internal/x:${line}:1`,
    });

  test('is the same whoever it happens to and wherever the line has moved', () => {
    expect(fingerprintOf(failure(7, 10))).toBe(fingerprintOf(failure(812, 4711)));
  });

  test('is another for another error, another place or another cause', () => {
    const elsewhere = Object.assign(failure(7, 10), { stack: '\n    at writeOne (/srv/market/dist/main.js:10:7)' });
    const caused = Object.assign(failure(7, 10), { cause: new Error('connection refused') });
    const prints = [failure(7, 10), failure(7, 10, 'host'), elsewhere, caused].map(fingerprintOf);
    expect(new Set(prints).size).toBe(4);
  });
});

describe('what ends a process is told without a secret', () => {
  const query = new Error('Failed query: insert into users values ($1)\nparams: $argon2id$v=19$hidden', {
    cause: new Error('connect to postgres://market:hidden@db/market failed'),
  });

  test('on standard error', () => {
    const told = sentenceOf(query, '启动失败');
    expect(told).toMatch(/^启动失败（[0-9a-f]{12}）：Error: Failed query: insert into users/);
    expect(told).toContain('connect to postgres://…@db/market failed');
    expect(told).not.toContain('hidden');
  });

  test('in the log', () => {
    const written: string[] = [];
    createLogger({ logLevel: 'error' }, { write: (line) => void written.push(line) }).fatal({ err: query }, 'ended');
    expect(written.join('')).toContain('insert into users');
    expect(written.join('')).not.toContain('hidden');
  });
});
